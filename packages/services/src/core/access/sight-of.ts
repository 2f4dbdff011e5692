import type { Db, Tx } from "@fourball/db/client";
import { flag } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { isHiddenGame } from "./hidden-games.ts";
import { isShownFirst } from "./shown-first.ts";

const find = prepareOnce((db) =>
  db
    .select({ isHidden: flag(isHiddenGame), isShownFirst: flag(isShownFirst) })
    .from(teeTimes)
    .where(eq(teeTimes.id, sql.placeholder("teeTimeId"))),
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
