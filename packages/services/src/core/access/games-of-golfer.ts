import { builder } from "@fourball/db/prepare-once";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, type Placeholder, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const hosted = alias(teeTimes, "hosted");
const spot = alias(teeTimeParticipants, "spot");

/**
 * The ids of the games that a golfer hosts or plays in. Found by the golfer, who has few: asked of each game instead ("hosts it or
 * plays in it"), PostgreSQL reads all games.
 */
export function gamesOfGolfer(golfer: SQLWrapper | Placeholder | string) {
  const plays = and(eq(spot.userId, golfer), eq(spot.status, "confirmed"));
  return builder
    .select({ id: hosted.id })
    .from(hosted)
    .where(eq(hosted.hostId, golfer))
    .unionAll(builder.select({ id: spot.teeTimeId }).from(spot).where(plays));
}
