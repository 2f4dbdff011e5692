import type { Db } from "@fourball/db/client";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ServiceContext } from "../service-context.ts";
import { answerLinks } from "../token/answer-links.ts";
import { isNotSuspended } from "./suspended.ts";

const host = alias(users, "host");
const { id, teeTimeId, userId, status, agreedAt, playingConfirmedFor } = teeTimeParticipants;
const { teeOffAt, courseId, movedAt, badWeatherAt, date, time } = teeTimes;

const spot = { id, teeTimeId, userId, agreedAt, playingConfirmedFor };
const game = { teeOffAt, courseId, movedAt, badWeatherAt, date, time };
const course = { courseName: golfCourses.name, timeZone: golfCourses.timeZone };

/** A player's spot in a game that hasn't started; undefined where there is none. */
async function findSpot(db: Db, now: Temporal.Instant, which: SQL | undefined) {
  const isToCome = and(eq(teeTimes.status, "active"), gt(teeOffAt, new Date(now.epochMilliseconds)));
  const [found] = await db
    .select({ ...spot, ...game, ...course, hostFirstName: host.firstName })
    .from(teeTimeParticipants)
    .innerJoin(users, and(eq(users.id, userId), isNotSuspended))
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(host, eq(host.id, teeTimes.hostId))
    .where(and(which, eq(status, "confirmed"), isToCome));
  return found;
}

export type PlayerSpot = NonNullable<Awaited<ReturnType<typeof findSpot>>>;

const links = answerLinks("still playing");

type Context = Pick<ServiceContext, "db" | "clock">;

/** For the mailed question; undefined for a golfer who has no spot any more. */
export async function playingToken(
  { db, clock }: Context,
  player: { teeTimeId: string; userId: string },
): Promise<string | undefined> {
  const found = await findSpot(db, clock.now(), and(eq(teeTimeId, player.teeTimeId), eq(userId, player.userId)));
  return found && links.tokenOf(db, found);
}

/** The spot that the link is about; 404 once it is given up, or the game has moved, started or was cancelled. */
export function spotByLink({ db, clock }: Context, token: string): Promise<PlayerSpot> {
  return links.open(db, token, (found) => findSpot(db, clock.now(), eq(id, found)));
}
