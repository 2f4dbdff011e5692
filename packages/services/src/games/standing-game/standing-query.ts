import type { Db } from "@fourball/db/client";
import {
  golfCourses,
  standingDates,
  standingGames,
  standingRegulars,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { SHOWN_DATES } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs } from "@fourball/domain/standing-game/dates";
import { inTurnOrder } from "@fourball/domain/standing-game/rotation";
import type { StandingDate, StandingGame } from "@fourball/domain/standing-game/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { and, eq, gte, inArray, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { takesPart } from "../../core/access/standing-games.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { courseCardColumns } from "../course/course-columns.ts";
import { golferColumns } from "../golfer-columns.ts";

const host = alias(users, "host");

const selectGames = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: standingGames.id,
      host: { userId: host.id, ...golferColumns(host) },
      courseId: standingGames.courseId,
      course: courseCardColumns,
      place: {
        latitude: golfCourses.latitude,
        longitude: golfCourses.longitude,
        state: golfCourses.state,
        country: golfCourses.country,
      },
      frequency: standingGames.frequency,
      startsOn: standingGames.startsOn,
      time: standingGames.time,
      totalSlots: standingGames.totalSlots,
      preferences: standingGames.preferences,
      mood: standingGames.mood,
      moodEmoji: standingGames.moodEmoji,
      isPublic: standingGames.isPublic,
    })
    .from(standingGames)
    .innerJoin(golfCourses, eq(golfCourses.id, standingGames.courseId))
    .innerJoin(host, eq(host.id, standingGames.hostId))
    .where(and(isNull(standingGames.endedAt), which, sql`(${takesPart})`, notInArray(standingGames.hostId, golfersAcrossBlocks)))
    .orderBy(standingGames.createdAt, standingGames.id);

const selectRegulars = (db: Db, ids: string[]) =>
  db
    .select({
      gameId: standingRegulars.standingGameId,
      userId: users.id,
      ...golferColumns(users),
      turns: standingRegulars.turns,
      lastTurnOn: standingRegulars.lastTurnOn,
    })
    .from(standingRegulars)
    .innerJoin(users, eq(users.id, standingRegulars.userId))
    .where(
      and(
        inArray(standingRegulars.standingGameId, ids),
        isNull(standingRegulars.leftAt),
        isNull(users.deletedAt),
        isNotSuspended,
        notInArray(users.id, golfersAcrossBlocks),
      ),
    );

/** The dates that have a tee time or were skipped; the others follow from the rule. */
const selectDates = (db: Db, ids: string[], { viewerId, from }: { viewerId: string; from: string }) => {
  const own = teeTimeParticipants;
  const isOwn = and(eq(own.teeTimeId, teeTimes.id), eq(own.userId, viewerId), ne(own.status, "declined"));
  return db
    .select({
      gameId: standingDates.standingGameId,
      date: standingDates.date,
      skippedAt: standingDates.skippedAt,
      teeTimeId: teeTimes.id,
      hostId: teeTimes.hostId,
      status: teeTimes.status,
      ownStatus: own.status,
    })
    .from(standingDates)
    .leftJoin(teeTimes, eq(teeTimes.id, standingDates.teeTimeId))
    .leftJoin(own, isOwn)
    .where(and(inArray(standingDates.standingGameId, ids), gte(standingDates.date, from)));
};

export type Reading = Pick<MemberContext, "db" | "viewer" | "clock">;

/** The games that repeat in which the viewer takes part, the oldest first. */
export async function findStandingGames({ db, viewer, clock }: Reading, which?: SQL): Promise<StandingGame[]> {
  const games = await selectGames(db, which).execute({ viewer: viewer.id });
  if (games.length === 0) return [];
  const ids = games.map(({ id }) => id);
  // A day before, for every time zone.
  const from = clock.now().subtract({ hours: 24 }).toString().slice(0, 10);
  const [regulars, dates] = await Promise.all([
    selectRegulars(db, ids).execute({ viewer: viewer.id }),
    selectDates(db, ids, { viewerId: viewer.id, from }),
  ]);
  const stateOf = stateFor(viewer.id);
  return games.map((game) =>
    standingGameOf(game, {
      regulars: regulars.filter(({ gameId }) => gameId === game.id),
      known: new Map(dates.filter(({ gameId }) => gameId === game.id).map((row) => [row.date, stateOf(row)])),
      now: clock.now(),
    }),
  );
}

type DateRow = Awaited<ReturnType<typeof selectDates>>[number];
type KnownState = Pick<StandingDate, "state" | "teeTimeId">;

/** Its host and its regulars open the game of a date; a cancelled one, those who take part in it. */
const stateFor =
  (viewerId: string) =>
  ({ skippedAt, teeTimeId, hostId, status, ownStatus }: DateRow): KnownState => ({
    state: skippedAt || status === "cancelled" ? "skipped" : "posted",
    teeTimeId: status !== "cancelled" || hostId === viewerId || ownStatus ? teeTimeId : null,
  });

type Dated = {
  regulars: Awaited<ReturnType<typeof selectRegulars>>;
  known: Map<string, KnownState>;
  now: Temporal.Instant;
};
type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

function standingGameOf({ place, preferences, ...game }: GameRow, { regulars, known, now }: Dated): StandingGame {
  const { frequency, startsOn, time, totalSlots, course } = game;
  const rule = { frequency, startsOn, time, timeZone: course.timeZone };
  const dates = nextTeeOffs(rule, now, SHOWN_DATES).map((teeOff): StandingDate => {
    const date = teeOff.toPlainDate().toString();
    const { state, teeTimeId } = known.get(date) ?? { state: "planned" as const, teeTimeId: null };
    return { date, teeOffAt: teeOff.toInstant().toString(), state, teeTimeId };
  });
  const [next] = dates;
  if (!next) throw new Error("a rule has no next date");
  return {
    ...game,
    sky: skyOfGame({ course: place, time, preferences, totalSlots, ...next }),
    regulars: inTurnOrder(regulars).map(({ gameId: _, turns: __, lastTurnOn: ___, ...golfer }) => golfer),
    dates,
  };
}
