import { teeTimes } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** Orders upcoming rounds first, then past ones, each starting with the one closest to now. */
export const upcomingFirst: SQL = sql`${teeTimes.teeOffAt} <= ${sql.placeholder("now")}::timestamptz,
  abs(extract(epoch from ${teeTimes.teeOffAt} - ${sql.placeholder("now")}::timestamptz))`;
