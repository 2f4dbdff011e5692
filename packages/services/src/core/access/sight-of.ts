import type { Db, Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { isHidden } from "./hidden-games.ts";
import { isShownFirst } from "./shown-first.ts";

const find = prepareSelect(
  { isHidden, isShownFirst },
  from(teeTimes),
  sql`where ${teeTimes.id} = ${sql.placeholder("teeTimeId")}::uuid`,
);

/** What other golfers' answers and blocks make of a game for a golfer. */
export async function sightOf(
  db: Db | Tx,
  viewerId: string,
  teeTimeId: string,
): Promise<{ isHidden: boolean; isShownFirst: boolean }> {
  const [sight] = await find(db, { viewer: viewerId, teeTimeId });
  return sight ?? { isHidden: false, isShownFirst: false };
}
