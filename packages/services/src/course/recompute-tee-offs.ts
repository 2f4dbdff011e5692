import type { Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { and, asc, eq, gt, sql } from "drizzle-orm";

/** Keeps upcoming games at their local time when the course's time zone changes. Returns their ids. */
export async function recomputeTeeOffs(tx: Tx, courseId: string, timeZone: string, now: Temporal.Instant): Promise<string[]> {
  const toCome = and(eq(teeTimes.courseId, courseId), gt(teeTimes.teeOffAt, new Date(now.epochMilliseconds)));
  // In the one order in which several tee times are locked.
  await tx.select({ id: teeTimes.id }).from(teeTimes).where(toCome).orderBy(asc(teeTimes.id)).for("update");
  const games = await tx
    .update(teeTimes)
    .set({ teeOffAt: sql`(${teeTimes.date} + ${teeTimes.time}::time) at time zone ${timeZone}` })
    .where(toCome)
    .returning({ id: teeTimes.id });
  return games.map(({ id }) => id);
}
