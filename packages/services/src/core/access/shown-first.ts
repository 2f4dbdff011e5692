import { required } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { fillMessages, standingDates, standingRegulars, teeTimes } from "@fourball/db/schema/index";
import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL } from "drizzle-orm";
import { partnersOf } from "./partners-of.ts";
import { viewer } from "./viewer.ts";

const { teeTimeId, standingGameId } = standingDates;
const { userId, leftAt } = standingRegulars;

/** A date of a standing game is for its regulars first. */
export const isForRegulars: SQL = exists(builder.select({ teeTimeId }).from(standingDates).where(eq(teeTimeId, teeTimes.id)));

/** The viewer is a partner of the host, who shows the game to partners first. */
export const isShownFirstToViewer: SQL = required(
  and(isNotNull(teeTimes.opensToAllAt), inArray(teeTimes.hostId, partnersOf(viewer)), not(isForRegulars)),
);

/** The regulars of the standing game that this is a date of. */
export const regularsOfGame = (isOne?: SQL) =>
  builder
    .select({ userId })
    .from(standingDates)
    .innerJoin(standingRegulars, eq(standingRegulars.standingGameId, standingGameId))
    .where(and(eq(teeTimeId, teeTimes.id), isNull(leftAt), isOne));

/** Those who were written to about an open spot of the game. */
export const writtenToOf = (isOne?: SQL) =>
  builder
    .select({ userId: fillMessages.userId })
    .from(fillMessages)
    .where(and(eq(fillMessages.teeTimeId, teeTimes.id), isNotNull(fillMessages.sentAt), isOne));

export const isShownFirst: SQL = required(
  or(isShownFirstToViewer, exists(regularsOfGame(eq(userId, viewer))), exists(writtenToOf(eq(fillMessages.userId, viewer)))),
);
