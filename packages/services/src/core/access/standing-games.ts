import { standingDates, standingGames, standingRegulars, teeTimes } from "@fourball/db/schema/index";
import { asText, nullable } from "@fourball/db/select/expression";
import { sql } from "drizzle-orm";
import { viewer } from "./viewer.ts";

/** The viewer hosts it, or is one of its regulars. */
export const takesPart = sql`${standingGames.hostId} = ${viewer} or exists (select 1 from ${standingRegulars}
  where ${standingRegulars.standingGameId} = ${standingGames.id} and ${standingRegulars.userId} = ${viewer}
    and ${standingRegulars.leftAt} is null)`;

/** The standing game that a tee time is a date of, for its host and its regulars. */
export const standingGameId = nullable(
  asText(sql`select ${standingGames.id} from ${standingDates}
    join ${standingGames} on ${standingGames.id} = ${standingDates.standingGameId} and ${standingGames.endedAt} is null
    where ${standingDates.teeTimeId} = ${teeTimes.id} and (${takesPart})`),
);
