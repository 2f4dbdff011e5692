import type { Tx } from "@fourball/db/client";
import { guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import type { NotificationContent, NotificationKind } from "@fourball/domain/notification/content";
import { outdatedBy, subjectOf } from "@fourball/domain/notification/truth";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Dropped, dropOutdated } from "./drop-outdated.ts";

type Place = { courseName: string; date: string; time: string };

/**
 * Writes notifications in the same transaction, so they are sent if and only if the change happened. What they make untrue
 * and has not been sent yet isn't sent any more.
 */
export async function enqueueNotifications(
  tx: Tx,
  teeTimeId: string,
  recipientIds: string[],
  content: NotificationContent,
): Promise<void> {
  if (recipientIds.length === 0) return;
  const kinds = outdatedBy(content.kind);
  const about = requestOf(content);
  const dropped = await dropOutdated(tx, { teeTimeId, kinds, ...(about ? { requests: [about] } : { golfers: recipientIds }) });
  const rows = recipientIds.map((recipientId) => {
    const heard = asHeardBy(recipientId, content, dropped);
    return { recipientId, teeTimeId, content: heard, dueAt: dueAt(heard, waitingFor(teeTimeId, { recipientId })) };
  });
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
  const dropped = await dropOutdated(tx, { teeTimeId, kinds: outdatedBy(content.kind), guests: guestRequestIds });
  const rows = guestRequestIds.map((guestRequestId) => {
    const heard = asHeardBy(guestRequestId, content, dropped);
    return { guestRequestId, teeTimeId, content: heard, dueAt: dueAt(heard, waitingFor(teeTimeId, { guestRequestId })) };
  });
  await tx.insert(notifications).values(rows);
}

/** The golfer or guest whose request a host is notified of. */
function requestOf(content: NotificationContent): string | undefined {
  if (subjectOf(content.kind) !== "request") return undefined;
  if ("guestRequestId" in content && content.guestRequestId) return content.guestRequestId;
  return "golferId" in content ? content.golferId : undefined;
}

/** Who never heard of an approval isn't told of a removal, but that there is no spot. */
function asHeardBy(recipient: string, content: NotificationContent, dropped: Dropped[]): NotificationContent {
  if (content.kind !== "removed") return content;
  const approvals = dropped.filter((each) => each.recipient === recipient && each.kind === "join-approved");
  const knowsOfNone = approvals.length > 0 && approvals.every(({ isUnheard }) => isUnheard);
  return knowsOfNone ? { ...content, kind: "join-declined", wasApproved: true } : content;
}

const CAN_BE_UNDONE = new Set<NotificationKind>(["join-approved", "join-declined", "cost-paid"]);

/** What can be undone at once is only sent when that time is over, and nothing is sent before what waits already. */
const dueAt = ({ kind }: NotificationContent, waiting: SQL): SQL =>
  sql`greatest(clock_timestamp() + make_interval(secs => ${CAN_BE_UNDONE.has(kind) ? UNDO_SECONDS : 0}), ${waiting})`;

const waitingFor = (teeTimeId: string, to: { recipientId: string } | { guestRequestId: string }): SQL => {
  const whose = "recipientId" in to ? sql`recipient_id = ${to.recipientId}` : sql`guest_request_id = ${to.guestRequestId}`;
  return sql`(select max(due_at) from ${notifications} where tee_time_id = ${teeTimeId} and ${whose} and delivered_at is null)`;
};

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
