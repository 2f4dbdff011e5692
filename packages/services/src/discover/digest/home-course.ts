import type { Db } from "@fourball/db/client";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";

/** Golfers don't store where they live: it is the course of the latest game that they host or play in. */
export const latestCourseOfUser = (db: Db) =>
  db
    .select({ courseId: teeTimes.courseId })
    .from(teeTimes)
    .where(and(ne(teeTimes.status, "cancelled"), inArray(teeTimes.id, gamesOfGolfer(users.id))))
    .orderBy(desc(teeTimes.teeOffAt))
    .limit(1);

export type Home = Awaited<ReturnType<typeof findHomes>>[number];

/** Golfers who agreed to the weekly email, each with the course that counts as their home. */
export function findHomes(db: Db, where: SQL | undefined) {
  const latest = latestCourseOfUser(db).as("latest");
  const { timeZone, city, state, latitude, longitude } = golfCourses;
  return db
    .select({ id: users.id, timeZone, city, state, latitude, longitude })
    .from(users)
    .crossJoinLateral(latest)
    .innerJoin(golfCourses, eq(golfCourses.id, latest.courseId))
    .where(and(hasAgreed, where))
    .orderBy(users.id);
}

const hasAgreed = and(
  users.emailMarketing,
  users.emailOn,
  isNotNull(users.marketingOptInAt),
  isNull(users.deletedAt),
  isNotSuspended,
);
