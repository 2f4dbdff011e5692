import type { Db, Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { isHidden, isKeptOut } from "./hidden-games.ts";

const find = prepareSelect(
  { isHidden, isKeptOut },
  from(teeTimes),
  sql`where ${teeTimes.id} = ${sql.placeholder("teeTimeId")}::uuid`,
);

/** What blocks make of a game for a golfer; nothing for visitors. */
export async function gameAcrossBlocks(
  db: Db | Tx,
  viewerId: string,
  teeTimeId: string,
): Promise<RowOf<typeof find> | undefined> {
  const [game] = await find(db, { viewer: viewerId, teeTimeId });
  return game;
}
