import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, roundRatings, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { FellowGolfer } from "@fourball/domain/rating/schema";
import type { TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import { type SQL, sql } from "drizzle-orm";

export type RoundRow = {
  teeTimeId: string;
  courseName: string;
  date: string;
  time: string;
  status: (typeof TEE_TIME_STATUSES)[number];
  /** Null while the round is not over. */
  completedMs: number | null;
  /** Without the viewer, and without accounts that were closed; the host first. */
  golfers: FellowGolfer[];
  /** Whether something that was said is not revealed yet. */
  hasHidden: boolean;
};

const viewer = sql`${sql.placeholder("viewer")}::uuid`;

const golfers = sql`coalesce((
  select json_agg(json_build_object(
    'userId', u.id,
    'golfer', json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'profileImageUrl', u.profile_image_url,
      'handicap', u.handicap::float8, 'hasPublicProfile', u.public_profile),
    'given', case when given.id is not null then json_build_object('playedTogether', given.played_together, 'stars', given.stars) end,
    'received', case when received.stars is not null then json_build_object('stars', received.stars) end
  ) order by u.id <> ${teeTimes.hostId}, fellow.joined_at, u.id)
  from (
    select ${teeTimes.hostId} as user_id, null::timestamptz as joined_at
    union all
    select p.user_id, p.joined_at from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed'
  ) fellow
  join ${users} u on u.id = fellow.user_id and u.deleted_at is null
  left join ${roundRatings} given
    on given.tee_time_id = ${teeTimes.id} and given.rater_id = ${viewer} and given.ratee_id = u.id
  left join ${roundRatings} received
    on received.tee_time_id = ${teeTimes.id} and received.rater_id = u.id and received.ratee_id = ${viewer}
    and received.revealed_at is not null
  where u.id <> ${viewer}), '[]'::json)`;

/** Rounds as the viewer, who played them, may rate them; latest first. */
export const prepareRounds = (where: SQL) =>
  prepareSql<RoundRow>(sql`
    select ${teeTimes.id} as "teeTimeId", ${golfCourses.name} as "courseName", ${teeTimes.date}::text as "date",
      ${teeTimes.time} as "time", ${teeTimes.status} as "status",
      (extract(epoch from ${teeTimes.completedAt}) * 1000)::float8 as "completedMs", ${golfers} as "golfers",
      exists (select 1 from ${roundRatings} r where r.tee_time_id = ${teeTimes.id} and r.revealed_at is null) as "hasHidden"
    from ${teeTimes} join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
    where ${where} order by ${teeTimes.completedAt} desc, ${teeTimes.id}`);
