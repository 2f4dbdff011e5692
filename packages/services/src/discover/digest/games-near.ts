import type { Tx } from "@fourball/db/client";
import { golfCourses, notifiedGames, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Position } from "@fourball/domain/position";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, between, eq, gt, lt, lte, ne, not, notExists, notInArray, sql } from "drizzle-orm";
import { isKeptOutOf, isShownGame } from "../../core/access/hidden-games.ts";
import { unwantedByViewer } from "../../core/access/partners-of.ts";
import { stored } from "../../core/job.ts";
import { distanceKm } from "../../games/course/course-columns.ts";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";
import type { Home } from "./home-course.ts";

/** How many games an email names. */
const NAMED = 5;
const DAYS_AHEAD = 7;

function isAround(place: Position) {
  const { south, north, west, east } = boxAround(place, RADIUS_KM.default);
  const isInBox = and(between(golfCourses.latitude, south, north), between(golfCourses.longitude, west, east));
  return and(isInBox, lte(distanceKm, RADIUS_KM.default));
}

/** Public games of other golfers in the next days, with open spots, near a golfer's home, of which the golfer wasn't notified; the soonest. */
export function gamesNear(tx: Tx, home: Home, now: Temporal.Instant) {
  const { latitude, longitude, city, state, id: golferId } = home;
  const inTown = and(eq(golfCourses.city, city), eq(golfCourses.state, state));
  const participations = tx.select().from(teeTimeParticipants);
  const notified = tx.select().from(notifiedGames);
  return tx
    .select({
      id: teeTimes.id,
      courseName: golfCourses.name,
      date: teeTimes.date,
      time: teeTimes.time,
      openSpots: sql`${openSpotsSql}`.mapWith(Number),
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(
      and(
        eq(teeTimes.status, "active"),
        teeTimes.isPublic,
        gt(openSpotsSql, 0),
        gt(teeTimes.teeOffAt, stored(now)),
        lt(teeTimes.teeOffAt, stored(now.add({ hours: DAYS_AHEAD * 24 }))),
        ne(teeTimes.hostId, golferId),
        notExists(
          participations.where(and(eq(teeTimeParticipants.teeTimeId, teeTimes.id), eq(teeTimeParticipants.userId, golferId))),
        ),
        isShownGame,
        not(isKeptOutOf),
        notInArray(teeTimes.hostId, unwantedByViewer),
        notExists(notified.where(and(eq(notifiedGames.teeTimeId, teeTimes.id), eq(notifiedGames.userId, golferId)))),
        latitude === null || longitude === null ? inTown : isAround({ latitude, longitude }),
      ),
    )
    .orderBy(teeTimes.teeOffAt, teeTimes.id)
    .limit(NAMED)
    .execute({ viewer: golferId, latitude, longitude });
}
