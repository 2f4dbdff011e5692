import type { Tx } from "@fourball/db/client";
import { golfCourses, guestRequests, outbox, teeTimeParticipants } from "@fourball/db/schema/index";
import type { News, NewsKind } from "@fourball/domain/notification/news";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { LockedTeeTime } from "../access/lock-tee-time.ts";

type Place = { courseName: string; date: string; time: string };

/** Writes news into the outbox of the same transaction: told if, and only if, it happened. */
export async function noteNews(tx: Tx, teeTimeId: string, recipientIds: string[], news: News): Promise<void> {
  if (recipientIds.length === 0) return;
  const rows = recipientIds.map((recipientId) => ({ recipientId, teeTimeId, news, dueAt: dueAt(news) }));
  await tx.insert(outbox).values(rows).prepare("note_news").execute();
}

/** The same for guests, by their requests: they have no account, so it reaches them by mail only. */
export async function noteGuestNews(tx: Tx, teeTimeId: string, guestRequestIds: string[], news: News): Promise<void> {
  if (guestRequestIds.length === 0) return;
  await tx
    .insert(outbox)
    .values(guestRequestIds.map((guestRequestId) => ({ guestRequestId, teeTimeId, news, dueAt: dueAt(news) })));
}

const ANSWERS = new Set<NewsKind>(["join-approved", "join-declined"]);

/** An answer leaves the app only when the host can no longer take it back. */
const dueAt = ({ kind }: News) => sql`clock_timestamp() + make_interval(secs => ${ANSWERS.has(kind) ? UNDO_SECONDS : 0})`;

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

/** The requests of the guests whom it concerns: approved and pending. */
async function concernedGuests(tx: Tx, teeTimeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: guestRequests.id })
    .from(guestRequests)
    .where(and(eq(guestRequests.teeTimeId, teeTimeId), inArray(guestRequests.status, ["pending", "approved"])));
  return rows.map(({ id }) => id);
}

/** Tells everyone whom a change of the game concerns, golfers and guests. */
export async function noteForAll(tx: Tx, teeTimeId: string, news: News): Promise<void> {
  await noteNews(tx, teeTimeId, await concerned(tx, teeTimeId), news);
  await noteGuestNews(tx, teeTimeId, await concernedGuests(tx, teeTimeId), news);
}
