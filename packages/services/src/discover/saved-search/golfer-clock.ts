import type { Db } from "@fourball/db/client";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, users } from "@fourball/db/schema/index";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { latestCourseOfUser } from "../digest/home-course.ts";

/**
 * The time zones of golfers who can be notified, by their ids: as a browser said it, else that of the latest course, else the
 * installation's.
 */
export async function clocksOf(db: Db, ids: string[], defaultTimeZone: string): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const atHome = db
    .select({ timeZone: golfCourses.timeZone })
    .from(golfCourses)
    .where(eq(golfCourses.id, latestCourseOfUser(db)));
  const golfers = await db
    .select({ id: users.id, timeZone: sql`coalesce(${users.timeZone}, ${atHome}, ${defaultTimeZone})`.mapWith(String) })
    .from(users)
    // As one parameter: a game can match the searches of more golfers than a statement may have parameters.
    .where(and(anyOf(users.id, ids), isNull(users.deletedAt), isNotSuspended));
  return new Map(golfers.map(({ id, timeZone }) => [id, timeZone]));
}
