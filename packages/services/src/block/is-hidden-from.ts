import type { Db, Tx } from "@fourball/db/client";
import { golferBlocks, teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { and, eq, or, sql } from "drizzle-orm";
import { isHidden } from "./hidden-games.ts";

const find = prepareSelect({ isHidden }, from(teeTimes), sql`where ${teeTimes.id} = ${sql.placeholder("teeTimeId")}::uuid`);

/** Whether a block hides the game from a golfer; never from visitors. */
export async function isHiddenFrom(db: Db | Tx, viewerId: string, teeTimeId: string): Promise<boolean> {
  const [game] = await find(db, { viewer: viewerId, teeTimeId });
  return game?.isHidden ?? false;
}

/** Whether one of the two blocked the other. */
export async function areApart(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const { blockerId, blockedId } = golferBlocks;
  const between = or(and(eq(blockerId, one), eq(blockedId, other)), and(eq(blockerId, other), eq(blockedId, one)));
  return (await db.$count(golferBlocks, between)) > 0;
}
