import { teeTimes } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** `openSpots` of the domain, by the counters of the game. */
export const openSpotsSql: SQL = sql`(${teeTimes.totalSlots} - ${teeTimes.confirmedCount} - ${teeTimes.offeredCount} - 1)`;
