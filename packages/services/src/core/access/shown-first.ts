import { standingDates, standingRegulars, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { type SQL, sql } from "drizzle-orm";
import { partnersOf } from "./partners-of.ts";
import { viewer } from "./viewer.ts";

/** A date of a standing game is for its regulars first. */
export const isForRegulars: SQL = sql`exists (select 1 from ${standingDates} where ${standingDates.teeTimeId} = ${teeTimes.id})`;

/** The viewer is a partner of the host, who shows the game to partners first. */
export const isShownFirstToViewer: SQL = sql`(${teeTimes.opensToAllAt} is not null
  and ${teeTimes.hostId} in ${partnersOf(viewer)} and not ${isForRegulars})`;

/** The viewer is a regular of the standing game that this is a date of. */
const isOfOwnStandingGame = sql`exists (select 1 from ${standingDates}
  join ${standingRegulars} on ${standingRegulars.standingGameId} = ${standingDates.standingGameId}
  where ${standingDates.teeTimeId} = ${teeTimes.id} and ${standingRegulars.userId} = ${viewer} and ${standingRegulars.leftAt} is null)`;

export const isShownFirst = asBoolean(sql`(${isShownFirstToViewer} or ${isOfOwnStandingGame})`);
