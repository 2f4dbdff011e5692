import { builder } from "@fourball/db/prepare-once";
import { fillMessages, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { StoredWhy } from "@fourball/domain/fill/schema";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** How many golfers are looked at for each reason. */
export const LOOKED_AT = 200;
/** How many of them are in the plan at most. */
export const MOST = 50;

export type Found = { golferId: string; why: StoredWhy; throughId: string | null; rank: number };

/** The golfers to whom an earlier fill of the game wrote. They are left out before those who are looked at are counted. */
export const writtenAbout = (game: { id: string }) =>
  builder.select({ id: fillMessages.userId }).from(fillMessages).where(eq(fillMessages.teeTimeId, game.id));

/** Who hosted or played which game. */
export function attended(name: string) {
  const spot = alias(teeTimeParticipants, `${name}_spot`);
  const hosted = alias(teeTimes, `${name}_hosted`);
  return builder
    .select({ teeTimeId: spot.teeTimeId, userId: spot.userId })
    .from(spot)
    .where(eq(spot.status, "confirmed"))
    .unionAll(builder.select({ teeTimeId: hosted.id, userId: hosted.hostId }).from(hosted))
    .as(name);
}
