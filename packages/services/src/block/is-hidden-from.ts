import type { Db, Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { isHidden } from "./hidden-games.ts";

const find = prepareSelect({ isHidden }, from(teeTimes), sql`where ${teeTimes.id} = ${sql.placeholder("teeTimeId")}::uuid`);

/** Whether a block hides the game from a golfer; never from visitors. */
export async function isHiddenFrom(db: Db | Tx, viewerId: string, teeTimeId: string): Promise<boolean> {
  const [game] = await find(db, { viewer: viewerId, teeTimeId });
  return game?.isHidden ?? false;
}
