import type { Tx } from "@fourball/db/client";
import { guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import type { NotificationContent, NotificationKind } from "@fourball/domain/notification/content";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { and, eq, inArray, sql } from "drizzle-orm";

type Place = { courseName: string; date: string; time: string };

/** Writes notifications in the same transaction, so they are sent if and only if the change happened. */
export async function enqueueNotifications(
  tx: Tx,
  teeTimeId: string,
  recipientIds: string[],
  content: NotificationContent,
): Promise<void> {
  if (recipientIds.length === 0) return;
  const rows = recipientIds.map((recipientId) => ({ recipientId, teeTimeId, content, dueAt: dueAt(content) }));
  await tx.insert(notifications).values(rows).prepare("enqueue_notifications").execute();
}

/** The same for guests, by their requests: they only get emails. */
export async function enqueueGuestNotifications(
  tx: Tx,
  teeTimeId: string,
  guestRequestIds: string[],
  content: NotificationContent,
): Promise<void> {
  if (guestRequestIds.length === 0) return;
  await tx
    .insert(notifications)
    .values(guestRequestIds.map((guestRequestId) => ({ guestRequestId, teeTimeId, content, dueAt: dueAt(content) })));
}

const ANSWERS = new Set<NotificationKind>(["join-approved", "join-declined"]);

/** An answer is sent only when the host can no longer undo it. */
const dueAt = ({ kind }: NotificationContent) =>
  sql`clock_timestamp() + make_interval(secs => ${ANSWERS.has(kind) ? UNDO_SECONDS : 0})`;

/** The part of a game that notifications show. */
export const roundOf = ({ courseName, date, time }: Place): Place => ({ courseName, date, time });

/** The golfers that a change of the game affects: confirmed and pending. */
export async function affectedGolferIds(tx: Tx, teeTimeId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: teeTimeParticipants.userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeParticipants.teeTimeId, teeTimeId), inArray(teeTimeParticipants.status, ["pending", "confirmed"])));
  return rows.map(({ userId }) => userId);
}

/** The requests of the guests that it affects: approved and pending. */
async function affectedGuestRequestIds(tx: Tx, teeTimeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: guestRequests.id })
    .from(guestRequests)
    .where(and(eq(guestRequests.teeTimeId, teeTimeId), inArray(guestRequests.status, ["pending", "approved"])));
  return rows.map(({ id }) => id);
}

/** Notifies all golfers and guests that a change of the game affects. */
export async function enqueueForEveryone(tx: Tx, teeTimeId: string, content: NotificationContent): Promise<void> {
  await enqueueNotifications(tx, teeTimeId, await affectedGolferIds(tx, teeTimeId), content);
  await enqueueGuestNotifications(tx, teeTimeId, await affectedGuestRequestIds(tx, teeTimeId), content);
}
