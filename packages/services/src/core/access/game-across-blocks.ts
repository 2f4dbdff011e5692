import type { Db, Tx } from "@fourball/db/client";
import { flag } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { isHiddenGame, isKeptOutOf } from "./hidden-games.ts";

const find = prepareOnce((db) =>
  db
    .select({ isHidden: flag(isHiddenGame), isKeptOut: flag(isKeptOutOf) })
    .from(teeTimes)
    .where(eq(teeTimes.id, sql.placeholder("teeTimeId"))),
);

/** What blocks make of a game for a golfer; nothing for visitors. */
export async function gameAcrossBlocks(
  db: Db | Tx,
  viewerId: string,
  teeTimeId: string,
): Promise<{ isHidden: boolean; isKeptOut: boolean } | undefined> {
  const [game] = await find(db, { viewer: viewerId, teeTimeId });
  return game;
}
