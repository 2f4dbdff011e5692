import { golfCourses, playAgainAnswers, roundRatings, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, present } from "@fourball/db/select/expression";
import { jsonList, jsonObject, jsonObjectWhere } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { viewer } from "../../core/access/viewer.ts";

const golfer = alias(users, "golfer");
const given = alias(roundRatings, "given");
const received = alias(roundRatings, "received");
const playAgain = alias(playAgainAnswers, "play_again");

/** Without the viewer, and without accounts that were closed; the host first. */
const golfers = jsonList(
  {
    userId: golfer.id,
    golfer: jsonObject({
      firstName: golfer.firstName,
      lastName: golfer.lastName,
      profileImageUrl: golfer.profileImageUrl,
      handicap: asFloat(golfer.handicap),
      hasPublicProfile: golfer.publicProfile,
    }),
    given: jsonObjectWhere(given.id, { playedTogether: given.playedTogether, stars: given.stars }),
    received: jsonObjectWhere(received.stars, { stars: present(received.stars) }),
    playAgain: playAgain.answer,
  },
  from(sql`(
    select ${teeTimes.hostId} as user_id, null::timestamptz as joined_at
    union all
    select p.user_id, p.joined_at from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed'
  ) fellow`)
    .join(golfer, sql`${golfer.id} = fellow.user_id and ${golfer.deletedAt} is null`, sql`${users} as "golfer"`)
    .leftJoin(
      given,
      sql`${given.teeTimeId} = ${teeTimes.id} and ${given.raterId} = ${viewer} and ${given.rateeId} = ${golfer.id}`,
      sql`${roundRatings} as "given"`,
    )
    .leftJoin(
      received,
      sql`${received.teeTimeId} = ${teeTimes.id} and ${received.raterId} = ${golfer.id} and ${received.rateeId} = ${viewer}
        and ${received.revealedAt} is not null`,
      sql`${roundRatings} as "received"`,
    )
    .leftJoin(
      playAgain,
      sql`${playAgain.golferId} = ${viewer} and ${playAgain.otherId} = ${golfer.id}`,
      sql`${playAgainAnswers} as "play_again"`,
    ),
  sql`where ${golfer.id} <> ${viewer} order by ${golfer.id} <> ${teeTimes.hostId}, fellow.joined_at, ${golfer.id}`,
);

const columns = {
  teeTimeId: teeTimes.id,
  courseName: golfCourses.name,
  timeZone: golfCourses.timeZone,
  date: teeTimes.date,
  time: teeTimes.time,
  status: teeTimes.status,
  /** Null while the round is not over. */
  completedAt: teeTimes.completedAt,
  hostId: teeTimes.hostId,
  teeOffAt: teeTimes.teeOffAt,
  badWeatherAt: teeTimes.badWeatherAt,
  attendanceSaidAt: teeTimes.attendanceSaidAt,
  golfers,
  /** Whether something that was said is not revealed yet. */
  hasHidden: asBoolean(
    sql`exists (select 1 from ${roundRatings} r where r.tee_time_id = ${teeTimes.id} and r.revealed_at is null)`,
  ),
};

export type RoundRow = Stored<typeof columns>;

/** Rounds as the viewer, who played them, may rate them; latest first. */
export const prepareRounds = (...which: SQL[]) =>
  prepareSelect(
    columns,
    from(teeTimes).join(golfCourses, eq(golfCourses.id, teeTimes.courseId)),
    sql`where ${and(...which)} order by ${teeTimes.completedAt} desc, ${teeTimes.id}`,
  );
