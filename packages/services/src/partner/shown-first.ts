import { standingDates, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { type SQL, sql } from "drizzle-orm";
import { partnersOf } from "./partners-of.ts";

/** A date of a standing game is for its regulars first. */
export const isForRegulars: SQL = sql`exists (select 1 from ${standingDates} where ${standingDates.teeTimeId} = ${teeTimes.id})`;

/** The viewer is a partner of the host, who shows the game to partners first. */
export const isShownFirstToViewer: SQL = sql`(${teeTimes.opensToAllAt} is not null
  and ${teeTimes.hostId} in ${partnersOf(sql`${sql.placeholder("viewer")}::uuid`)} and not ${isForRegulars})`;

export const isShownFirst = asBoolean(isShownFirstToViewer);
