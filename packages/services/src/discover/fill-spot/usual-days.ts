import type { Db } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { RADIUS_KM, TIME_OF_DAY, type TimeOfDay, timeOfDayAt } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, avg, between, countDistinct, eq, gt, gte, lt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { attended, type Found, LOOKED_AT, writtenAbout } from "./found.ts";
import type { Game } from "./may-be-written.ts";

/** So many rounds on a weekday in so many days make it usual. */
const USUAL = { rounds: 3, days: 180 } as const;

/** Golfers who often play near the course on that weekday, in that part of the day; the nearest first. */
export async function findUsual(db: Db, game: Game, now: Temporal.Instant): Promise<Found[]> {
  const place = await placeAndTime(db, game);
  const timeOfDay = place && timeOfDayAt(place.time);
  if (!timeOfDay) return [];
  const weekday = Temporal.PlainDate.from(place.date).dayOfWeek;
  // Known beforehand, so that PostgreSQL looks up the golfers of each by an index.
  const rounds = await db
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(and(isRecentRound(now), isAt(weekday, timeOfDay), isNear(place)));
  const golfer = attended("golfer");
  const ofRounds = anyOf(
    golfer.teeTimeId,
    rounds.map(({ id }) => id),
  );
  const distance = avg(kmFrom(place)).mapWith(Number);
  const found = await db
    .select({ golferId: golfer.userId, rank: distance })
    .from(golfer)
    .innerJoin(teeTimes, eq(teeTimes.id, golfer.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(and(ofRounds, notInArray(golfer.userId, writtenAbout(game))))
    .groupBy(golfer.userId)
    .having(gte(countDistinct(golfer.teeTimeId), USUAL.rounds))
    .orderBy(distance, golfer.userId)
    .limit(LOOKED_AT);
  return found.map(({ golferId, rank }) => ({
    golferId,
    why: { reason: "usual-day", weekday, timeOfDay },
    throughId: null,
    rank: rank ?? 0,
  }));
}

async function placeAndTime(db: Db, game: Game) {
  const { date, time } = teeTimes;
  const { id: courseId, latitude, longitude } = golfCourses;
  const [found] = await db
    .select({ date, time, courseId, latitude, longitude })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(courseId, teeTimes.courseId))
    .where(eq(teeTimes.id, game.id));
  return found;
}

const isRecentRound = (now: Temporal.Instant): SQL | undefined =>
  and(eq(teeTimes.status, "completed"), gt(teeTimes.teeOffAt, toTimestamp(now.subtract({ hours: USUAL.days * 24 }))));

function isAt(weekday: number, timeOfDay: TimeOfDay): SQL | undefined {
  const { from, to } = TIME_OF_DAY[timeOfDay];
  return and(eq(sql`extract(isodow from ${teeTimes.date}::date)`, weekday), gte(teeTimes.time, from), lt(teeTimes.time, to));
}

type Place = { courseId: string; latitude: number | null; longitude: number | null };

/** Of another course; 0 where the place of this one is unknown. */
const kmFrom = ({ latitude, longitude }: Place): SQL<number> =>
  latitude === null || longitude === null
    ? sql`0::float8`.mapWith(Number)
    : sql`(earth_distance(ll_to_earth(${latitude}::float8, ${longitude}::float8),
        ll_to_earth(${golfCourses.latitude}::float8, ${golfCourses.longitude}::float8)) / 1000)`.mapWith(Number);

function isNear(place: Place): SQL | undefined {
  const { courseId, latitude, longitude } = place;
  if (latitude === null || longitude === null) return eq(golfCourses.id, courseId);
  const { south, north, west, east } = boxAround({ latitude, longitude }, RADIUS_KM.default);
  const isInBox = and(between(golfCourses.latitude, south, north), between(golfCourses.longitude, west, east));
  return and(isInBox, lte(kmFrom(place), RADIUS_KM.default));
}
