import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/**
 * The ids of the games that a golfer hosts or plays in. Found by the golfer, who has few: asked of each game instead ("hosts it or
 * plays in it"), PostgreSQL reads all games.
 */
export const gamesOfGolfer = (golfer: SQL | string): SQL => sql`(
  select hosted.id from ${teeTimes} hosted where hosted.host_id = ${golfer}
  union all select spot.tee_time_id from ${teeTimeParticipants} spot where spot.user_id = ${golfer} and spot.status = 'confirmed')`;
