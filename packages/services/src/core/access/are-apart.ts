import type { Tx } from "@fourball/db/client";
import { golferBlocks } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { type SQL, sql } from "drizzle-orm";

const { blockerId, blockedId } = golferBlocks;

/** Whether one of the two blocked the other. */
export const isAcrossBlock = (one: SQL, other: SQL): SQL => sql`exists (select 1 from ${golferBlocks}
  where (${blockerId} = ${one} and ${blockedId} = ${other}) or (${blockerId} = ${other} and ${blockedId} = ${one}))`;

const findBlock = prepareQuery(
  { isApart: asBoolean(isAcrossBlock(sql`${sql.placeholder("one")}::uuid`, sql`${sql.placeholder("other")}::uuid`)) },
  (isApart) => sql`select ${isApart}`,
);

/** Whether one of the two blocked the other. */
export async function areApart(tx: Tx, one: string, other: string): Promise<boolean> {
  const [block] = await findBlock(tx, { one, other });
  return block?.isApart ?? false;
}
