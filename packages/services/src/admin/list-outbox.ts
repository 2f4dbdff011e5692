import { golfCourses, guestRequests, notificationDeliveries, notifications, teeTimes, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { messageOf } from "@fourball/domain/notification/message-of";
import { type ListOutboxInput, OUTBOX_PAGE, type OutboxPage } from "@fourball/domain/notification/schema";
import { displayName } from "@fourball/domain/profile/name";
import { eq, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { actorName, joinActor } from "../notification/actor-name.ts";
import { mailText } from "../notification/delivery/write-mail.ts";
import type { MemberContext } from "../service-context.ts";

const value = sql.placeholder;
const delivery = notificationDeliveries;

const findPage = prepareSelect(
  {
    id: delivery.id,
    createdAt: delivery.createdAt,
    channel: delivery.channel,
    state: delivery.state,
    attempts: delivery.attempts,
    dueAt: delivery.dueAt,
    sentAt: delivery.sentAt,
    lastError: delivery.lastError,
    content: notifications.content,
    teeTimeId: notifications.teeTimeId,
    timeZone: golfCourses.timeZone,
    actorName,
    guestName: guestRequests.guestName,
    firstName: users.firstName,
    lastName: users.lastName,
  },
  joinActor(
    from(delivery)
      .join(notifications, sql`${notifications.id} = ${delivery.notificationId}`)
      .leftJoin(users, sql`${users.id} = ${notifications.recipientId}`)
      .leftJoin(guestRequests, sql`${guestRequests.id} = ${notifications.guestRequestId}`)
      .leftJoin(teeTimes, sql`${teeTimes.id} = ${notifications.teeTimeId}`)
      .leftJoin(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  ),
  sql`where ${value("state")}::text is null or ${delivery.state} = ${value("state")}::text
    order by ${delivery.createdAt} desc, ${delivery.id}
    limit ${sql.raw(String(OUTBOX_PAGE))} offset ${value("offset")}::int`,
);

/** What left the app or waits to, the newest first: by name and in words, never with an address, a number or a secret link. */
export async function listOutbox(ctx: MemberContext, { state, page }: ListOutboxInput): Promise<OutboxPage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, { state: state ?? null, offset: (page - 1) * OUTBOX_PAGE });
  const total = await ctx.db.$count(delivery, state && eq(delivery.state, state));
  return { items: rows.map((row) => entryOfRow(row, ctx.publicUrl)), total };
}

function entryOfRow(
  { content, teeTimeId, actorName, guestName, timeZone, firstName, lastName, ...row }: RowOf<typeof findPage>,
  publicUrl: string,
) {
  const isGuest = guestName !== null;
  const message = messageOf(content, { teeTimeId, actorName, isGuest, ...(timeZone && { timeZone }) });
  return {
    ...row,
    createdAt: isoInstant(row.createdAt),
    dueAt: isoInstant(row.dueAt),
    sentAt: row.sentAt && isoInstant(row.sentAt),
    kind: content.kind,
    recipient: guestName ?? displayName({ firstName, lastName }),
    subject: message.subject,
    text: mailText(message, { link: publicUrl + message.action.path }),
  };
}
