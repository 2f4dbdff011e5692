import type { Db, Tx } from "@fourball/db/client";
import { after, before, objectOf } from "@fourball/db/expressions";
import { isoInstant, toTimestamp } from "@fourball/db/instants";
import { builder, prepareOnce, type RowOf } from "@fourball/db/prepare-once";
import { nullable, onlyIf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { attendanceOf } from "@fourball/domain/attendance/summary";
import { type Participation, participation } from "@fourball/domain/participation/schema";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { and, count, eq, exists, gt, isNotNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { isHiddenGame } from "../../core/access/hidden-games.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { selectAttendanceCounts } from "../attendance-record/attendance-counts.ts";
import { courseCardColumns } from "../course/course-columns.ts";
import { golferColumns } from "../golfer-columns.ts";

const host = alias(users, "host");
const { userId, status, message, friends, waitlistedAt, offerExpiresAt, joinedAt, declinedTeeTime } = teeTimeParticipants;

const isHost = eq(teeTimes.hostId, viewer);
const isGolfer = eq(userId, viewer);
const isHostOrGolfer = or(isHost, isGolfer);
const isPending = eq(status, "pending");
const isOnWaitlist = and(isPending, isNotNull(waitlistedAt));

/** Another game of the golfer within the length of a round; shown to the host and the golfer. By golfer: few games are a golfer's. */
function overlaps(db: Db): SQL | undefined {
  const other = alias(teeTimes, "other");
  const spot = alias(teeTimeParticipants, "spot");
  const isNear = and(
    eq(other.status, "active"),
    ne(other.id, teeTimes.id),
    gt(other.teeOffAt, before(teeTimes.teeOffAt, { hours: ROUND_HOURS })),
    lt(other.teeOffAt, after(teeTimes.teeOffAt, { hours: ROUND_HOURS })),
  );
  const hosted = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.hostId, userId), isNear));
  const played = db
    .select({ id: other.id })
    .from(spot)
    .innerJoin(other, eq(other.id, spot.teeTimeId))
    .where(and(eq(spot.userId, userId), eq(spot.status, "confirmed"), isNear));
  return and(isHostOrGolfer, isPending, or(exists(hosted), exists(played)));
}

/** The golfer's position on the waitlist, 1 is next. */
function waitlistPosition(db: Db): SQL<number | null> {
  const before = alias(teeTimeParticipants, "before");
  const position = db
    .select({ count: count() })
    .from(before)
    .where(
      and(
        eq(before.teeTimeId, teeTimeParticipants.teeTimeId),
        eq(before.status, "pending"),
        isNotNull(before.waitlistedAt),
        sql`(${before.joinedAt}, ${before.id}) <= (${joinedAt}, ${teeTimeParticipants.id})`,
      ),
    );
  return nullable(sql`case when ${and(isHostOrGolfer, isOnWaitlist)} then ${position} end`.mapWith(Number));
}

const { playingAskedFor, playingConfirmedFor } = teeTimeParticipants;
/** A game that has moved since is asked about again; once it is over, the answer says nothing. */
const wasAsked = and(
  isHostOrGolfer,
  eq(teeTimes.status, "active"),
  eq(status, "confirmed"),
  eq(playingAskedFor, teeTimes.teeOffAt),
);

const game = {
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  status: teeTimes.status,
  totalSlots: teeTimes.totalSlots,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  moodEmoji: teeTimes.moodEmoji,
};

/** An unlisted game, or one that a block hides now, that declined the viewer, who knows it only as it was that day. */
export const isKnownFromThen: SQL = sql`${and(
  eq(status, "declined"),
  or(not(eq(teeTimes.isPublic, true)), isHiddenGame),
  isGolfer,
  isNotNull(declinedTeeTime),
)}`;
const knownHost = sql`case when ${isKnownFromThen} then (${declinedTeeTime} ->> 'hostId')::uuid else ${teeTimes.hostId} end`;

/** The tee-off that the viewer knows of. */
export const knownTeeOff: SQL = sql`case when ${isKnownFromThen} then (${declinedTeeTime} ->> 'teeOffAt')::timestamptz else ${teeTimes.teeOffAt} end`;

const storedGame = participation.shape.teeTime.omit({ host: true }).extend({ teeOffAt: z.string() });

// The host by id: a golfer who closes their account has no name here either. JSON is what is stored.
const keepGame = prepareOnce((db) => {
  const { id, teeTimeId, updatedAt } = teeTimeParticipants;
  const gameNow = builder
    .select({ game: objectOf({ hostId: teeTimes.hostId, course: courseCardColumns, ...game }) })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(eq(teeTimes.id, teeTimeId));
  return db
    .update(teeTimeParticipants)
    .set({ declinedTeeTime: sql`${gameNow}`, updatedAt: sql`${updatedAt}` })
    .where(eq(id, sql.placeholder("id")));
});

/** Stores the game as the golfer who is declined or removed now sees it. */
export const keepTeeTimeOfDeclined = (tx: Tx, participantId: string) => keepGame(tx, { id: participantId });

/** As rating and counts, but also for a host whom the golfer asks; the golfer has the own record. */
const maySeeAttendance = sql`${and(ne(userId, viewer), or(users.publicProfile, isHost))}`;

const columnsOf = (db: Db) => ({
  id: teeTimeParticipants.id,
  teeTimeId: teeTimeParticipants.teeTimeId,
  userId,
  status,
  message: onlyIf(isHostOrGolfer, message),
  friends,
  answerDueAt: onlyIf(and(isHostOrGolfer, isPending), teeTimeParticipants.answerDueAt),
  waitlistPosition: waitlistPosition(db),
  offerExpiresAt: onlyIf(and(isHostOrGolfer, isOnWaitlist), offerExpiresAt),
  isRegular: sql`${and(isHostOrGolfer, teeTimeParticipants.isRegular)}`.mapWith(Boolean),
  wasAsked: sql`${wasAsked}`.mapWith(Boolean),
  isConfirmed: eq(playingConfirmedFor, teeTimes.teeOffAt).mapWith(Boolean),
  maySeeAttendance: maySeeAttendance.mapWith(Boolean),
  joinedAt,
  updatedAt: teeTimeParticipants.updatedAt,
  golfer: golferColumns(users),
  statistics: {
    rating: users.rating,
    ratingsCount: users.ratingsCount,
    gamesHosted: users.gamesHosted,
    gamesPlayed: users.gamesPlayed,
  },
  hasPublicProfile: users.publicProfile,
  overlaps: sql`${overlaps(db)}`.mapWith(Boolean),
  game,
  course: courseCardColumns,
  host: golferColumns(host),
  gameThen: onlyIf(isKnownFromThen, declinedTeeTime),
});

/** Who reads, and when. */
export type Reading = Pick<MemberContext, "viewer" | "clock">;
export const participationValues = ({ viewer, clock }: Reading) => ({ viewer: viewer.id, now: toTimestamp(clock.now()) });

/** Requests with the game that they are for. Its values are `participationValues`, besides those of the condition. */
export const prepareParticipations = (which: SQL | undefined, order: SQL = sql`${joinedAt}, ${teeTimeParticipants.id}`) =>
  prepareOnce((db) => {
    const counts = selectAttendanceCounts(db, userId, maySeeAttendance).as("attendance");
    const { showedUp, lateWithdrawals, noShows } = counts;
    return db
      .select({ ...columnsOf(db), attendance: { showedUp, lateWithdrawals, noShows } })
      .from(teeTimeParticipants)
      .innerJoin(users, eq(users.id, userId))
      .innerJoin(teeTimes, eq(teeTimes.id, teeTimeParticipants.teeTimeId))
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .innerJoin(host, eq(host.id, knownHost))
      .crossJoinLateral(counts)
      .where(which)
      .orderBy(order);
  });

type Row = RowOf<ReturnType<typeof prepareParticipations>>;

/** In place of those of a private profile. */
const NO_STATISTICS = { rating: null, ratingsCount: null, gamesHosted: null, gamesPlayed: null };

export function participationOfRow(row: Row): Participation {
  const { wasAsked, isConfirmed, maySeeAttendance, game, course, host, gameThen, ...rest } = row;
  const { golfer, statistics, hasPublicProfile, ...request } = rest;
  const known = gameThen === null ? { ...game, course } : storedGame.parse(gameThen);
  return {
    ...request,
    user: { ...golfer, ...(hasPublicProfile ? statistics : NO_STATISTICS), hasPublicProfile },
    playing: wasAsked ? (isConfirmed ? "confirmed" : "asked") : null,
    attendance: maySeeAttendance ? attendanceOf(row.attendance) : null,
    answerDueAt: row.answerDueAt && isoInstant(row.answerDueAt),
    offerExpiresAt: row.offerExpiresAt && isoInstant(row.offerExpiresAt),
    joinedAt: isoInstant(row.joinedAt),
    updatedAt: isoInstant(row.updatedAt),
    teeTime: { ...known, host, teeOffAt: isoInstant(new Date(known.teeOffAt)) },
  };
}
