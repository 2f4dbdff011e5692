import { type SQL, sql } from "drizzle-orm";

/** Orders upcoming rounds first, then past ones, each starting with the one closest to now. */
export const upcomingFirst = (teeOffAt: SQL): SQL => sql`${teeOffAt} <= ${sql.placeholder("now")}::timestamptz,
  abs(extract(epoch from ${teeOffAt} - ${sql.placeholder("now")}::timestamptz))`;
