import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, notifications, notifiedGames, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { digestDay } from "@fourball/domain/digest-day";
import type { Position } from "@fourball/domain/position";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, between, eq, gt, isNull, lt, lte, ne, not, notExists, notInArray, or, sql } from "drizzle-orm";
import { isKeptOutOf, isShownGame } from "../../core/access/hidden-games.ts";
import { unwantedByViewer } from "../../core/access/partners-of.ts";
import type { Job, JobContext } from "../../core/job.ts";
import { distanceKm } from "../../games/course/course-columns.ts";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";
import { findHomes, type Home } from "./home-course.ts";

/** The last two time zones to reach a day and to leave it; between them it is that day somewhere. */
const ENDS_OF_THE_WORLD = ["Etc/GMT-14", "Etc/GMT+12"] as const;
const THURSDAY = 4;

/** On Thursday morning, golfers who agreed to it are mailed the games near their home that have open spots. */
export const sendDigests: Job = {
  async find({ db, clock }) {
    const now = clock.now();
    const [first, last] = ENDS_OF_THE_WORLD.map((timeZone) => now.toZonedDateTimeISO(timeZone));
    if (first?.dayOfWeek !== THURSDAY && last?.dayOfWeek !== THURSDAY) return [];
    const before = now.toZonedDateTimeISO("UTC").toPlainDate().subtract({ days: 4 }).toString();
    const isWaiting = or(isNull(users.digestOn), lt(users.digestOn, before));
    return (await findHomes(db, isWaiting)).filter(({ timeZone }) => digestDay(now, timeZone));
  },
  run: (ctx, id) => ctx.db.transaction((tx) => sendDigest(tx, id, ctx)),
};

async function sendDigest(tx: Tx, id: string, { clock }: JobContext): Promise<void> {
  const [home] = await findHomes(tx, eq(users.id, id));
  const day = home && digestDay(clock.now(), home.timeZone);
  if (!home || !day || !(await claim(tx, home, day))) return;
  const games = await gamesNear(tx, home, clock.now());
  const [first] = games;
  if (!first) return;
  const content = {
    kind: "weekly-digest" as const,
    near: home.city,
    count: first.count,
    games: games.map(({ count: _, id: __, ...game }) => game),
  };
  await tx.insert(notifiedGames).values(games.map((game) => ({ userId: id, teeTimeId: game.id })));
  await tx.insert(notifications).values({ recipientId: id, content });
}

/** One process writes the email of that day, whether or not there is something to say. */
async function claim(tx: Tx, { id }: Home, day: string): Promise<boolean> {
  const claimed = await tx
    .update(users)
    .set({ digestOn: day, updatedAt: sql`${users.updatedAt}` })
    .where(and(eq(users.id, id), or(isNull(users.digestOn), ne(users.digestOn, day))))
    .returning({ id: users.id });
  return claimed.length > 0;
}

/** How many games an email names. */
const NAMED = 5;
const DAYS_AHEAD = 7;

function isAround(place: Position) {
  const { south, north, west, east } = boxAround(place, RADIUS_KM.default);
  const isInBox = and(between(golfCourses.latitude, south, north), between(golfCourses.longitude, west, east));
  return and(isInBox, lte(distanceKm, RADIUS_KM.default));
}

/** Public games of other golfers in the next days, with open spots, near a golfer's home, of which the golfer wasn't notified; the soonest. */
function gamesNear(tx: Tx, home: Home, now: Temporal.Instant) {
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
        gt(teeTimes.teeOffAt, toTimestamp(now)),
        lt(teeTimes.teeOffAt, toTimestamp(now.add({ hours: DAYS_AHEAD * 24 }))),
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
