import type { Tx } from "@fourball/db/client";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { golferBlocks } from "@fourball/db/schema/index";
import { and, eq, exists, or, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";

const { blockerId, blockedId } = golferBlocks;

type Golfer = SQLWrapper | Placeholder;
const isBetween = (one: Golfer, other: Golfer) =>
  or(and(eq(blockerId, one), eq(blockedId, other)), and(eq(blockerId, other), eq(blockedId, one)));

/** Whether one of the two blocked the other. */
export const isAcrossBlock = (one: SQLWrapper, other: SQLWrapper): SQL =>
  exists(builder.select({ blockerId }).from(golferBlocks).where(isBetween(one, other)));

const findBlock = prepareOnce((db) =>
  db
    .select({ blockerId })
    .from(golferBlocks)
    .where(isBetween(sql.placeholder("one"), sql.placeholder("other")))
    .limit(1),
);

/** Whether one of the two blocked the other. */
export const areApart = async (tx: Tx, one: string, other: string): Promise<boolean> =>
  (await findBlock(tx, { one, other })).length > 0;
