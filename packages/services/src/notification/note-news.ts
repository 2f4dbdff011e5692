import type { Tx } from "@fourball/db/client";
import { golfCourses, outbox, teeTimeParticipants } from "@fourball/db/schema/index";
import type { News } from "@fourball/domain/notification/news";
import { and, eq, inArray } from "drizzle-orm";
import type { LockedTeeTime } from "../access/lock-tee-time.ts";

type Place = { courseName: string; date: string; time: string };

/** Writes news into the outbox of the same transaction: told if, and only if, it happened. */
export async function noteNews(tx: Tx, teeTimeId: string, recipientIds: string[], news: News): Promise<void> {
  if (recipientIds.length === 0) return;
  const rows = recipientIds.map((recipientId) => ({ recipientId, teeTimeId, news }));
  await tx.insert(outbox).values(rows).prepare("note_news").execute();
}

/** How news names a game. */
export async function placeOf(
  tx: Tx,
  { courseId, date, time }: Pick<LockedTeeTime, "courseId" | "date" | "time">,
): Promise<Place> {
  const [course] = await tx
    .select({ name: golfCourses.name })
    .from(golfCourses)
    .where(eq(golfCourses.id, courseId))
    .prepare("course_name")
    .execute();
  return { courseName: course?.name ?? "", date, time };
}

/** Everyone whom a change of the game concerns: confirmed and pending. */
export async function concerned(tx: Tx, teeTimeId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: teeTimeParticipants.userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeParticipants.teeTimeId, teeTimeId), inArray(teeTimeParticipants.status, ["pending", "confirmed"])));
  return rows.map(({ userId }) => userId);
}
