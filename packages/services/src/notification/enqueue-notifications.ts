import type { Tx } from "@fourball/db/client";
import { prepareText } from "@fourball/db/prepare-once";
import { guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { type NotificationContent, type NotificationKind, notificationContent } from "@fourball/domain/notification/content";
import { outdatedBy, subjectOf } from "@fourball/domain/notification/truth";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { and, eq, inArray, sql } from "drizzle-orm";
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
  await insertForGolfers(tx, teeTimeId, recipientIds, (id) => asHeardBy(id, content, dropped));
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
  await insertForGuests(tx, teeTimeId, guestRequestIds, (id) => asHeardBy(id, content, dropped));
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

/**
 * What can be undone at once is only sent when that time is over, and nothing is sent before what waits already. It is one
 * statement of SQL for any number of recipients, which a list of values would not be: it runs while the game is locked.
 */
function prepareInsert(recipient: typeof notifications.recipientId | typeof notifications.guestRequestId) {
  const column = sql.identifier(recipient === notifications.recipientId ? "recipient_id" : "guest_request_id");
  const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;
  const insert = prepareText(
    {},
    () => sql`insert into ${notifications} (${column}, tee_time_id, content, due_at)
    select heard.id, ${teeTimeId}, heard.content, greatest(clock_timestamp() + make_interval(secs => heard.seconds), (
      select max(waiting.due_at) from ${notifications} waiting
      where waiting.tee_time_id = ${teeTimeId} and waiting.${column} = heard.id and waiting.delivered_at is null))
    from json_to_recordset(${sql.placeholder("heard")}::json) heard(id uuid, content jsonb, seconds int)`,
  );
  return async (tx: Tx, teeTimeId: string, ids: string[], contentFor: (id: string) => NotificationContent): Promise<void> => {
    const heard = ids.map((id) => {
      const content = notificationContent.parse(contentFor(id));
      return { id, content, seconds: CAN_BE_UNDONE.has(content.kind) ? UNDO_SECONDS : 0 };
    });
    await insert(tx, { teeTimeId, heard: JSON.stringify(heard) });
  };
}
const insertForGolfers = prepareInsert(notifications.recipientId);
const insertForGuests = prepareInsert(notifications.guestRequestId);

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
