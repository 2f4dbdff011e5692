import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { Participation } from "@fourball/domain/participation/schema";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoInstant } from "../iso-instant.ts";
import { named } from "../named-columns.ts";

const host = alias(users, "host");
const other = alias(teeTimes, "other");
const seat = alias(teeTimeParticipants, "seat");
const value = sql.placeholder;

const golferJson = (golfer: typeof host | typeof users): SQL => sql`json_build_object(
  'firstName', ${golfer.firstName}, 'lastName', ${golfer.lastName},
  'profileImageUrl', ${golfer.profileImageUrl}, 'handicap', ${golfer.handicap}::float8)`;

const round = sql.raw(`interval '${ROUND_HOURS} hours'`);

/** Another game of the golfer within a round's length; the host, who decides, is told, and the golfer. */
const overlaps = sql`${value("viewer")}::uuid in (${teeTimes.hostId}, ${teeTimeParticipants.userId}) and ${teeTimeParticipants.status} = 'pending' and exists (
  select 1 from ${teeTimes} as "other"
  where ${other.status} = 'active' and ${other.id} <> ${teeTimes.id}
    and ${other.teeOffAt} > ${teeTimes.teeOffAt} - ${round} and ${other.teeOffAt} < ${teeTimes.teeOffAt} + ${round}
    and (${other.hostId} = ${teeTimeParticipants.userId} or exists (
      select 1 from ${teeTimeParticipants} as "seat"
      where ${seat.teeTimeId} = ${other.id} and ${seat.userId} = ${teeTimeParticipants.userId} and ${seat.status} = 'confirmed')))`;

const mayReadMessage = sql`${value("viewer")}::uuid in (${teeTimes.hostId}, ${teeTimeParticipants.userId})`;

const line = alias(teeTimeParticipants, "line");
const isInLine = sql`${teeTimeParticipants.status} = 'pending' and ${teeTimeParticipants.waitlistedAt} is not null`;
const linePlace = sql`case when ${mayReadMessage} and ${isInLine} then (
  select count(*)::int from ${teeTimeParticipants} as "line"
  where ${line.teeTimeId} = ${teeTimeParticipants.teeTimeId} and ${line.status} = 'pending' and ${line.waitlistedAt} is not null
    and (${line.joinedAt}, ${line.id}) <= (${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id})) end`;

const columns = {
  id: teeTimeParticipants.id,
  teeTimeId: teeTimeParticipants.teeTimeId,
  userId: teeTimeParticipants.userId,
  status: teeTimeParticipants.status,
  message: sql`case when ${mayReadMessage} then ${teeTimeParticipants.message} end`,
  answerDueAt: sql`case when ${mayReadMessage} and ${teeTimeParticipants.status} = 'pending' then ${teeTimeParticipants.answerDueAt} end`,
  linePlace,
  offerExpiresAt: sql`case when ${value("viewer")}::uuid = ${teeTimeParticipants.userId} and ${isInLine} then ${teeTimeParticipants.offerExpiresAt} end`,
  joinedAt: teeTimeParticipants.joinedAt,
  updatedAt: teeTimeParticipants.updatedAt,
  user: sql`(${golferJson(users)}::jsonb || jsonb_build_object('hasPublicProfile', ${users.publicProfile}))`,
  overlaps: sql`(${overlaps})`,
  teeTime: sql`json_build_object(
    'course', json_build_object('name', ${golfCourses.name}, 'location', ${golfCourses.location},
      'imageUrl', ${golfCourses.imageUrl}, 'timeZone', ${golfCourses.timeZone}),
    'host', ${golferJson(host)}, 'date', ${teeTimes.date}, 'time', ${teeTimes.time}, 'teeOffAt', ${teeTimes.teeOffAt},
    'status', ${teeTimes.status}, 'totalSlots', ${teeTimes.totalSlots}, 'confirmedCount', ${teeTimes.confirmedCount},
    'moodEmoji', ${teeTimes.moodEmoji})`,
} satisfies Record<keyof Participation, Column | SQL>;

/** Rows of requests as they cross the wire, but for their timestamps. */
export const prepareParticipations = (where: SQL, order: SQL = sql`${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id}`) =>
  prepareSql<Participation>(sql`
    select ${named(columns)} from ${teeTimeParticipants}
    join ${users} on ${users.id} = ${teeTimeParticipants.userId}
    join ${teeTimes} on ${teeTimes.id} = ${teeTimeParticipants.teeTimeId}
    join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
    join ${users} as "host" on ${host.id} = ${teeTimes.hostId}
    where ${where} order by ${order}`);

export const participationOfRow = (row: Participation): Participation => ({
  ...row,
  answerDueAt: row.answerDueAt && isoInstant(row.answerDueAt),
  offerExpiresAt: row.offerExpiresAt && isoInstant(row.offerExpiresAt),
  joinedAt: isoInstant(row.joinedAt),
  updatedAt: isoInstant(row.updatedAt),
  teeTime: { ...row.teeTime, teeOffAt: isoInstant(row.teeTime.teeOffAt) },
});
