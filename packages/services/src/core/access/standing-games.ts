import { required } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { nullable } from "@fourball/db/schema/columns";
import { standingDates, standingGames, standingRegulars, teeTimes } from "@fourball/db/schema/index";
import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import { viewer } from "./viewer.ts";

const { standingGameId: regularOf, userId, leftAt } = standingRegulars;
const isRegular = and(eq(regularOf, standingGames.id), eq(userId, viewer), isNull(leftAt));

/** The viewer hosts it, or is one of its regulars. */
export const takesPart = required(
  or(eq(standingGames.hostId, viewer), exists(builder.select({ userId }).from(standingRegulars).where(isRegular))),
);

const standingGameOf = builder
  .select({ id: standingGames.id })
  .from(standingDates)
  .innerJoin(standingGames, and(eq(standingGames.id, standingDates.standingGameId), isNull(standingGames.endedAt)))
  .where(and(eq(standingDates.teeTimeId, teeTimes.id), takesPart));

/** The standing game that a tee time is a date of, for its host and its regulars. */
export const standingGameId = nullable(sql`${standingGameOf}`.mapWith(standingGames.id));
