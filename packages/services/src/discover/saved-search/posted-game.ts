import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";

/** A day's load of a large installation; more wait for the next run. */
const BATCH = 500;

const isUnmatched = (now: Temporal.Instant): SQL | undefined =>
  and(teeTimes.awaitsMatching, eq(teeTimes.status, "active"), teeTimes.isPublic, gt(teeTimes.teeOffAt, toTimestamp(now)));

export const findUnmatched = (db: Db, now: Temporal.Instant): Promise<{ id: string }[]> =>
  db.select({ id: teeTimes.id }).from(teeTimes).where(isUnmatched(now)).orderBy(teeTimes.teeOffAt, teeTimes.id).limit(BATCH);

export type PostedGame = Awaited<ReturnType<typeof selectPosted>>[number];

/** What filters look at. */
export function selectPosted(db: Db, where: SQL | undefined) {
  const { hostId, courseId, date, time, mood, preferences } = teeTimes;
  const { latitude, longitude, searchText: courseText } = golfCourses;
  const { handicap, searchText: hostText } = users;
  const openSpots = sql`${openSpotsSql}`.mapWith(Number);
  const ofGame = { id: teeTimes.id, hostId, courseId, date, time, mood, preferences, openSpots };
  return db
    .select({ ...ofGame, latitude, longitude, courseText, handicap, hostText })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, courseId))
    .innerJoin(users, eq(users.id, hostId))
    .where(where)
    .$dynamic();
}

/** Locked; a game that another process is matching is skipped. */
export async function lockUnmatched(tx: Tx, id: string, now: Temporal.Instant): Promise<PostedGame | undefined> {
  const found = selectPosted(tx, and(eq(teeTimes.id, id), isUnmatched(now)));
  const [game] = await found.for("no key update", { of: teeTimes, skipLocked: true });
  return game;
}
