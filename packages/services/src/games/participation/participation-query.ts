import type { Tx } from "@fourball/db/client";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger, asOneOf, nullable, onlyIf, unless } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObject } from "@fourball/db/select/json";
import { prepareSelect, prepareStatement } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { attendanceOf } from "@fourball/domain/attendance/line";
import { PLAYING_ANSWERS } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isHiddenGame } from "../../core/access/hidden-games.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { attendanceCountsOf } from "../attendance-record/attendance-counts.ts";
import { courseCardColumns } from "../course/course-columns.ts";

const host = alias(users, "host");
const other = alias(teeTimes, "other");
const seat = alias(teeTimeParticipants, "seat");
const value = sql.placeholder;

const golferColumns = <Golfer extends typeof host | typeof users>(golfer: Golfer) => ({
  firstName: golfer.firstName,
  lastName: shownLastName(golfer),
  profileImageUrl: golfer.profileImageUrl,
  handicap: asFloat(golfer.handicap),
});

const round = sql.raw(`interval '${ROUND_HOURS} hours'`);

const isNear = sql`${other.status} = 'active' and ${other.id} <> ${teeTimes.id}
  and ${other.teeOffAt} > ${teeTimes.teeOffAt} - ${round} and ${other.teeOffAt} < ${teeTimes.teeOffAt} + ${round}`;

/** Another game of the golfer within the length of a round; shown to the host and the golfer. By golfer: few games are a golfer's. */
const overlaps = sql`${value("viewer")}::uuid in (${teeTimes.hostId}, ${teeTimeParticipants.userId}) and ${teeTimeParticipants.status} = 'pending' and (
  exists (select 1 from ${teeTimes} as "other" where ${other.hostId} = ${teeTimeParticipants.userId} and ${isNear})
  or exists (select 1 from ${teeTimeParticipants} as "seat" join ${teeTimes} as "other" on ${other.id} = ${seat.teeTimeId}
    where ${seat.userId} = ${teeTimeParticipants.userId} and ${seat.status} = 'confirmed' and ${isNear}))`;

const mayReadMessage = sql`${value("viewer")}::uuid in (${teeTimes.hostId}, ${teeTimeParticipants.userId})`;

const line = alias(teeTimeParticipants, "line");
const isInLine = sql`${teeTimeParticipants.status} = 'pending' and ${teeTimeParticipants.waitlistedAt} is not null`;
const linePlace = nullable(
  asInteger(sql`case when ${mayReadMessage} and ${isInLine} then (
  select count(*)::int from ${teeTimeParticipants} as "line"
  where ${line.teeTimeId} = ${teeTimeParticipants.teeTimeId} and ${line.status} = 'pending' and ${line.waitlistedAt} is not null
    and (${line.joinedAt}, ${line.id}) <= (${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id})) end`),
);

const { playingAskedFor, playingConfirmedFor } = teeTimeParticipants;
/** A game that has moved since is asked about again; once it is over, the answer says nothing. */
const wasAsked = sql`${mayReadMessage} and ${teeTimes.status} = 'active' and ${teeTimeParticipants.status} = 'confirmed' and ${playingAskedFor} = ${teeTimes.teeOffAt}`;
const playing = nullable(
  asOneOf(
    PLAYING_ANSWERS,
    sql`case when ${wasAsked} then case when ${playingConfirmedFor} = ${teeTimes.teeOffAt} then 'confirmed' else 'asked' end end`,
  ),
);

const hostCard = jsonObject(golferColumns(host));
const game = {
  course: jsonObject(courseCardColumns),
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  status: teeTimes.status,
  totalSlots: teeTimes.totalSlots,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  moodEmoji: teeTimes.moodEmoji,
};

const { declinedTeeTime } = teeTimeParticipants;
/** An unlisted game, or one that a block hides now, that declined the viewer, who knows it only as it was that day. */
export const isKnownFromThen: SQL = sql`(${teeTimeParticipants.status} = 'declined' and (not ${teeTimes.isPublic} or ${isHiddenGame})
  and ${teeTimeParticipants.userId} = ${value("viewer")}::uuid and ${declinedTeeTime} is not null)`;
const gameThen = sql`((${declinedTeeTime} - 'hostId') || jsonb_build_object('host', ${hostCard}))::json`;
const knownHost = sql`case when ${isKnownFromThen} then (${declinedTeeTime} ->> 'hostId')::uuid else ${teeTimes.hostId} end`;

/** The tee-off that the viewer knows of. */
export const knownTeeOff: SQL = sql`case when ${isKnownFromThen} then (${declinedTeeTime} ->> 'teeOffAt')::timestamptz else ${teeTimes.teeOffAt} end`;

// The host by id: a golfer who closes their account has no name here either.
const keepGame = prepareStatement(sql`update ${teeTimeParticipants} set declined_tee_time = (
  select ${jsonObject({ hostId: teeTimes.hostId, ...game })} from ${teeTimes}
    join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId} where ${teeTimes.id} = ${teeTimeParticipants.teeTimeId})
  where ${teeTimeParticipants.id} = ${value("id")}::uuid`);

/** Stores the game as the golfer who is declined or removed now sees it. */
export const keepTeeTimeOfDeclined = (tx: Tx, participantId: string): Promise<void> => keepGame(tx, { id: participantId });

/** As rating and counts, but also for a host whom the golfer asks; the golfer has the own record. */
const maySeeAttendance = sql`${value("viewer")}::uuid <> ${teeTimeParticipants.userId}
  and (${users.publicProfile} or ${value("viewer")}::uuid = ${teeTimes.hostId})`;

const columns = {
  id: teeTimeParticipants.id,
  teeTimeId: teeTimeParticipants.teeTimeId,
  userId: teeTimeParticipants.userId,
  status: teeTimeParticipants.status,
  message: onlyIf(mayReadMessage, teeTimeParticipants.message),
  friends: teeTimeParticipants.friends,
  answerDueAt: onlyIf(sql`${mayReadMessage} and ${teeTimeParticipants.status} = 'pending'`, teeTimeParticipants.answerDueAt),
  linePlace,
  offerExpiresAt: onlyIf(sql`${mayReadMessage} and ${isInLine}`, teeTimeParticipants.offerExpiresAt),
  isRegular: asBoolean(sql`${mayReadMessage} and ${teeTimeParticipants.isRegular}`),
  playing,
  attendance: onlyIf(maySeeAttendance, attendanceCountsOf(sql`${teeTimeParticipants.userId}`)),
  joinedAt: teeTimeParticipants.joinedAt,
  updatedAt: teeTimeParticipants.updatedAt,
  user: jsonObject({
    ...golferColumns(users),
    rating: onlyIf(sql`${users.publicProfile}`, asFloat(users.rating)),
    ratingsCount: onlyIf(sql`${users.publicProfile}`, users.ratingsCount),
    gamesHosted: onlyIf(sql`${users.publicProfile}`, users.gamesHosted),
    gamesPlayed: onlyIf(sql`${users.publicProfile}`, users.gamesPlayed),
    hasPublicProfile: users.publicProfile,
  }),
  overlaps: asBoolean(overlaps),
  teeTime: unless(isKnownFromThen, jsonObject({ ...game, host: hostCard }), gameThen),
};

/** Who reads, and when. */
export type Reading = Pick<MemberContext, "viewer" | "clock">;
export const participationValues = ({ viewer, clock }: Reading) => ({ viewer: viewer.id, now: clock.now().toString() });

/** Requests with the game that they are for. Its values are `participationValues`, besides those of the condition. */
export const prepareParticipations = (where: SQL, order: SQL = sql`${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id}`) =>
  prepareSelect(
    columns,
    from(teeTimeParticipants)
      .join(users, sql`${users.id} = ${teeTimeParticipants.userId}`)
      .join(teeTimes, sql`${teeTimes.id} = ${teeTimeParticipants.teeTimeId}`)
      .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
      .join(host, sql`${host.id} = ${knownHost}`, sql`${users} as "host"`),
    sql`where ${where} order by ${order}`,
  );

export const participationOfRow = (row: Stored<typeof columns>): Participation => ({
  ...row,
  attendance: row.attendance && attendanceOf(row.attendance),
  answerDueAt: row.answerDueAt && isoInstant(row.answerDueAt),
  offerExpiresAt: row.offerExpiresAt && isoInstant(row.offerExpiresAt),
  joinedAt: isoInstant(row.joinedAt),
  updatedAt: isoInstant(row.updatedAt),
  teeTime: { ...row.teeTime, teeOffAt: isoInstant(row.teeTime.teeOffAt) },
});
