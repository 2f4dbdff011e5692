import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses } from "@fourball/db/schema/index";
import { answerDueAt } from "@fourball/domain/participation/answer-clock";
import { sql } from "drizzle-orm";

type Game = { courseId: string; teeOffAt: Temporal.Instant };

const findClock = prepareSql<{ timeZone: string }>(sql`
  select ${golfCourses.timeZone} as "timeZone" from ${golfCourses} where ${golfCourses.id} = ${sql.placeholder("id")}::uuid`);

/** Until when somebody who is asked now should answer, on the clock of the game's course. */
export async function answerDue(tx: Tx, { courseId, teeOffAt }: Game, now: Temporal.Instant): Promise<Temporal.Instant> {
  const [course] = await findClock(tx, { id: courseId });
  if (!course) throw new Error("a game stands on a course that is not there");
  return answerDueAt({ askedAt: now, teeOffAt, timeZone: course.timeZone });
}

/** The host's time to answer begins now. The row's own `updatedAt` says since when it runs. */
export async function startAnswerClock(
  tx: Tx,
  game: Game,
  now: Temporal.Instant,
): Promise<{ answerDueAt: Date; answerRemindedAt: null; updatedAt: Date }> {
  const dueAt = await answerDue(tx, game, now);
  return {
    answerDueAt: new Date(dueAt.epochMilliseconds),
    answerRemindedAt: null,
    updatedAt: new Date(now.epochMilliseconds),
  };
}
