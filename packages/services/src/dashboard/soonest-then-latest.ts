import { teeTimes } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** An order for lists that hold what is to come and what was: each half begins with what is nearest to now. */
export const soonestThenLatest: SQL = sql`${teeTimes.teeOffAt} <= ${sql.placeholder("now")}::timestamptz,
  abs(extract(epoch from ${teeTimes.teeOffAt} - ${sql.placeholder("now")}::timestamptz))`;
