import {
  golfCourses,
  guestRequests,
  notificationDeliveries,
  notifications,
  reports,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { messageOf } from "@fourball/domain/notification/message-of";
import { type ListOutboxInput, OUTBOX_PAGE, type OutboxPage } from "@fourball/domain/notification/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { actorName, joinActor } from "../notification/actor-name.ts";
import { mailText } from "../notification/delivery/write-mail.ts";
import type { MemberContext } from "../service-context.ts";

const value = sql.placeholder;
const delivery = notificationDeliveries;

// What a golfer hears of a report would tell the reported admin who that is.
const isAsked = sql`(${value("state")}::text is null or ${delivery.state} = ${value("state")}::text)
  and not exists (select 1 from ${reports}
    where ${reports.id} = (${notifications.content} ->> 'reportId')::uuid and ${reports.reportedId} = ${value("viewer")}::uuid)`;

const countAll = prepareSelect(
  { total: asInteger(sql`count(*)`) },
  from(delivery).join(notifications, sql`${notifications.id} = ${delivery.notificationId}`),
  sql`where ${isAsked}`,
);

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
  sql`where ${isAsked}
    order by ${delivery.createdAt} desc, ${delivery.id}
    limit ${sql.raw(String(OUTBOX_PAGE))} offset ${value("offset")}::int`,
);

/** What left the app or waits to, the newest first: by name and in words, never with an address, a number or a secret link. */
export async function listOutbox(ctx: MemberContext, { state, page }: ListOutboxInput): Promise<OutboxPage> {
  await requireAdmin(ctx);
  const asked = { state: state ?? null, viewer: ctx.viewer.id };
  const rows = await findPage(ctx.db, { ...asked, offset: (page - 1) * OUTBOX_PAGE });
  const [count] = await countAll(ctx.db, asked);
  return { items: rows.map((row) => entryOfRow(row, ctx.publicUrl)), total: count?.total ?? 0 };
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
