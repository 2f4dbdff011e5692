import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { JobContext } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";

type Changed = { courseId: string; timeZone: string };
type Games = { all: string[]; moved: string[] };

/** Keeps upcoming games of a course at their local time on its clock. Locks them, and returns the ids of those that it moved too. */
export async function recomputeTeeOffs(tx: Tx, { courseId, timeZone }: Changed, now: Temporal.Instant): Promise<Games> {
  // In the one order in which several tee times are locked.
  const games = await tx
    .select({ id: teeTimes.id, date: teeTimes.date, time: teeTimes.time, teeOffAt: teeTimes.teeOffAt })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, courseId), gt(teeTimes.teeOffAt, toTimestamp(now))))
    .orderBy(asc(teeTimes.id))
    .for("update");
  const moved = games.flatMap(({ id, date, time, teeOffAt }) => {
    const instant = teeOffInstant({ date, time, timeZone });
    return instant.epochMilliseconds === teeOffAt.getTime() ? [] : [{ id, teeOffAt: toTimestamp(instant) }];
  });
  const updatedAt = sql`${teeTimes.updatedAt}`;
  for (const { id, teeOffAt } of moved) await tx.update(teeTimes).set({ teeOffAt, updatedAt }).where(eq(teeTimes.id, id));
  return { all: games.map(({ id }) => id), moved: moved.map(({ id }) => id) };
}

/** Calendars take an event anew only as a later version of it. */
export const raiseVersions = async (tx: Tx, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  const calendarSequence = sql`${teeTimes.calendarSequence} + 1`;
  await tx.update(teeTimes).set({ calendarSequence }).where(inArray(teeTimes.id, ids));
};

/** On which days the games to come are, and how far their clocks are from UTC. */
const findClocks = (db: Db, now: Temporal.Instant) =>
  db
    .selectDistinct({
      courseId: golfCourses.id,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      seconds: secondsFromUtc,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, toTimestamp(now))));

const secondsFromUtc =
  sql`extract(epoch from (${teeTimes.date} + ${teeTimes.time}::time) - (${teeTimes.teeOffAt} at time zone 'UTC'))`.mapWith(
    Number,
  );

/** States change their clocks, and a newer runtime knows: upcoming games whose moment no longer fits their local time are moved. */
export async function correctTeeOffs(ctx: JobContext): Promise<void> {
  const now = ctx.clock.now();
  const wrong = new Map<string, string>();
  for (const { courseId, timeZone, date, seconds } of await findClocks(ctx.db, now))
    if (!offsetsOn(date, timeZone).includes(seconds)) wrong.set(courseId, timeZone);
  for (const [courseId, timeZone] of wrong) {
    const moved = await ctx.db.transaction(async (tx) => {
      const games = await recomputeTeeOffs(tx, { courseId, timeZone }, now);
      await raiseVersions(tx, games.moved);
      return games.moved;
    });
    for (const teeTimeId of moved) await publishChange(ctx, teeTimeId, "edited");
  }
}

/** One, but for the days on which the clocks change. */
function offsetsOn(date: string, timeZone: string): number[] {
  const day = Temporal.PlainDate.from(date);
  return [day, day.add({ days: 1 })].map((start) => start.toZonedDateTime(timeZone).offsetNanoseconds / 1e9);
}
