import { now } from "@fourball/db/expressions";
import { type SQL, sql } from "drizzle-orm";

/** Orders upcoming rounds first, then past ones, each starting with the one closest to now. */
export const upcomingFirst = (teeOffAt: SQL): SQL => sql`${teeOffAt} <= ${now}, abs(extract(epoch from ${teeOffAt} - ${now}))`;
