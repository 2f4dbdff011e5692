import type { Db } from "@fourball/db/client";
import { listOf } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { builder } from "@fourball/db/prepare-once";
import { nullable, onlyIf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { AnswerCounts } from "@fourball/domain/participation/answer-statistics";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import { litHoles } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { daylightOf } from "@fourball/domain/tee-time/sun";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lastNameIf } from "../../../core/access/shown-last-name.ts";
import type { ListedGame } from "../../../core/listed-game.ts";
import { courseCardColumns } from "../../course/course-columns.ts";
import { answerCountsOf } from "../../participation/find-answer-statistics.ts";

const player = alias(users, "player");
const spot = alias(teeTimeParticipants, "spot");

/** As strangers read it, and the whole of it where it isn't shown to everyone. */
const lastNamesOf = (golfer: typeof users | typeof player) => ({
  lastName: lastNameIf(golfer, undefined).as("shown_last_name"),
  hiddenLastName: onlyIf(ne(golfer.lastNameTo, "everyone"), golfer.lastName).as("hidden_last_name"),
});

const players = builder
  .select({
    id: player.id,
    firstName: player.firstName,
    ...lastNamesOf(player),
    profileImageUrl: player.profileImageUrl,
    handicap: player.handicap,
  })
  .from(spot)
  .innerJoin(player, eq(player.id, spot.userId))
  .where(and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed")))
  .orderBy(spot.joinedAt, spot.id);

const isPublicProfile = sql`${users.publicProfile}`;

const hostAnswers = sql`case when ${users.publicProfile} then ${answerCountsOf(users.id)} end`;

/** What a reader of games wants beside what every card has. */
export type Details = { distanceKm?: SQL | undefined; hasReasons?: boolean };

/** The same for every viewer: nothing here depends on one. */
export const gameColumns = ({ distanceKm = sql`null`, hasReasons = false }: Details = {}) => ({
  id: teeTimes.id,
  hostId: teeTimes.hostId,
  courseId: teeTimes.courseId,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  description: teeTimes.description,
  moodEmoji: teeTimes.moodEmoji,
  mood: teeTimes.mood,
  preferences: teeTimes.preferences,
  isPublic: teeTimes.isPublic,
  opensToAllAt: teeTimes.opensToAllAt,
  status: teeTimes.status,
  createdAt: teeTimes.createdAt,
  updatedAt: teeTimes.updatedAt,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  pendingCount: teeTimes.pendingCount,
  course: courseCardColumns,
  place: {
    latitude: golfCourses.latitude,
    longitude: golfCourses.longitude,
    state: golfCourses.state,
    country: golfCourses.country,
  },
  host: {
    firstName: users.firstName,
    ...lastNamesOf(users),
    profileImageUrl: users.profileImageUrl,
    handicap: users.handicap,
    rating: onlyIf(isPublicProfile, users.rating),
    ratingsCount: onlyIf(isPublicProfile, users.ratingsCount),
    gamesHosted: onlyIf(isPublicProfile, users.gamesHosted),
    gamesPlayed: onlyIf(isPublicProfile, users.gamesPlayed),
    hasPublicProfile: users.publicProfile,
  },
  players: listOf(players),
  distanceKm: nullable(sql`${distanceKm}::float8`.mapWith(Number)),
  hostAnswers: nullable((hasReasons ? hostAnswers : sql`null`).mapWith((counts: AnswerCounts) => counts)),
});

/** Games with their course and host, for the caller to narrow. */
export const selectGames = (db: Db, details?: Details) =>
  db
    .select(gameColumns(details))
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .$dynamic();

type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

/** A game as a golfer sees it who has nothing to do with it, and what parts of it depend on for others. */
export function gameOfRow({ place, host, hostAnswers, players, ...row }: GameRow): ListedGame {
  const { course, confirmedCount, offeredCount, pendingCount, distanceKm, ...game } = row;
  const { hiddenLastName, ...shownHost } = host;
  const teeOffAt = isoInstant(row.teeOffAt);
  const played = { ...game, teeOffAt, course: place };
  const daylight = daylightOf(played);
  const card: TeeTimeCard = {
    ...game,
    teeOffAt,
    opensToAllAt: row.opensToAllAt && isoInstant(row.opensToAllAt),
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    course,
    sky: skyOfGame(played, daylight),
    holesOfLight: (row.status === "active" ? litHoles(played, daylight) : undefined) ?? null,
    host: shownHost,
    confirmedCount,
    offeredCount,
    // A completed game has no pending requests.
    pendingCount: row.status === "active" ? pendingCount : 0,
    players: avatarsOf(players),
    viewerStatus: null,
    hasBlockedPlayer: false,
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
    fit: null,
  };
  return { card, players, hostHiddenLastName: hiddenLastName, hostAnswers };
}

/** The first of the players as a card shows them. */
export const avatarsOf = (players: readonly PlayerAvatar[]): PlayerAvatar[] =>
  players.slice(0, AVATARS_ON_CARD).map(({ firstName, lastName, profileImageUrl }) => ({ firstName, lastName, profileImageUrl }));
