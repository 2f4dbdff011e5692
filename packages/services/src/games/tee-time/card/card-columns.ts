import { builder } from "@fourball/db/prepare-once";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asOneOf, nullable, onlyIf } from "@fourball/db/select/expression";
import { jsonList } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { AVATARS_ON_CARD, PARTICIPANT_STATUSES } from "@fourball/domain/tee-time/constants";
import { and, eq, exists, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasBlocked, hasBlockedViewer, isKeptOut } from "../../../core/access/hidden-games.ts";
import { shownLastName } from "../../../core/access/shown-last-name.ts";
import { viewer } from "../../../core/access/viewer.ts";
import { noFitFacts } from "./fit-facts.ts";

/** The viewer's own participation, joined beside every game. */
const own = alias(teeTimeParticipants, "own");
const player = alias(users, "player");
const spot = alias(teeTimeParticipants, "spot");

const isHost = eq(teeTimes.hostId, viewer);
// Not null where the viewer has not asked.
const takesPart = or(isHost, and(isNotNull(own.status), ne(own.status, "declined")));
const plays = or(isHost, and(isNotNull(own.status), eq(own.status, "confirmed")));

const isPlayer = and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed"));
const isShownPlayer = and(isPlayer, or(takesPart, not(hasBlocked(spot.userId))), or(plays, not(hasBlockedViewer(spot.userId))));

const players = jsonList(
  { firstName: player.firstName, lastName: shownLastName(player), profileImageUrl: player.profileImageUrl },
  from(sql`${teeTimeParticipants} as "spot"`).join(player, eq(player.id, spot.userId), sql`${users} as "player"`),
  sql`where ${isShownPlayer} order by ${spot.joinedAt}, ${spot.id} limit ${AVATARS_ON_CARD}`,
);

const hasBlockedPlayer = exists(
  builder
    .select({ id: spot.id })
    .from(spot)
    .where(and(isPlayer, hasBlocked(spot.userId))),
);

const viewerStatus = sql`case when ${isHost} then 'host' else ${own.status} end`;
const showsProfile = sql`${users.publicProfile}`;

/** The same for every viewer, but for the names of the host. */
export const gameColumns = {
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
  courseName: golfCourses.name,
  courseLocation: golfCourses.location,
  courseImageUrl: golfCourses.imageUrl,
  courseTimeZone: golfCourses.timeZone,
  courseLatitude: asFloat(golfCourses.latitude),
  courseLongitude: asFloat(golfCourses.longitude),
  courseState: golfCourses.state,
  courseCountry: golfCourses.country,
  hostFirstName: users.firstName,
  hostLastName: shownLastName(users),
  hostProfileImageUrl: users.profileImageUrl,
  hostHandicap: asFloat(users.handicap),
  hostRating: onlyIf(showsProfile, asFloat(users.rating)),
  hostRatingsCount: onlyIf(showsProfile, users.ratingsCount),
  hostGamesHosted: onlyIf(showsProfile, users.gamesHosted),
  hostGamesPlayed: onlyIf(showsProfile, users.gamesPlayed),
  hostHasPublicProfile: users.publicProfile,
};

export const cardColumns = {
  ...gameColumns,
  players,
  viewerStatus: nullable(asOneOf(["host", ...PARTICIPANT_STATUSES], viewerStatus)),
  hasBlockedPlayer: asBoolean(hasBlockedPlayer),
  isKeptOut,
  distanceKm: nullable(asFloat(sql`null`)),
  fitFacts: noFitFacts,
};

export type CardRow = Stored<typeof cardColumns>;

// "offset 0" looks the viewer's participation up game by game; joined freely, all games the viewer ever asked for are read at each page.
export const cardTables = from(teeTimes)
  .join(golfCourses, eq(golfCourses.id, teeTimes.courseId))
  .join(users, eq(users.id, teeTimes.hostId))
  .leftJoin(
    own,
    sql`true`,
    sql`lateral (select * from ${teeTimeParticipants} as "own"
    where ${and(eq(own.teeTimeId, teeTimes.id), eq(own.userId, viewer))} offset 0) as "own"`,
  );

export const prepareCards = (rest: SQL) => prepareSelect(cardColumns, cardTables, rest);
