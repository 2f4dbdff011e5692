import { guestRequests, notificationDeliveries, notifications, reports, users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import type { NotificationContent } from "@fourball/domain/notification/content";
import { GROUP_OF } from "@fourball/domain/notification/groups";
import { messageOf } from "@fourball/domain/notification/message-of";
import type { ListOutboxInput, OutboxEntry, OutboxPage } from "@fourball/domain/notification/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import type { MemberContext } from "../core/service-context.ts";
import { mailText } from "../notification/delivery/write-mail.ts";

const value = sql.placeholder;
const delivery = notificationDeliveries;

/** What a golfer hears of a report would tell the reported admin who that is. */
export const isShownToViewer = sql`not exists (select 1 from ${reports}
  where ${reports.id} = (${notifications.content} ->> 'reportId')::uuid and ${reports.reportedId} = ${value("viewer")}::uuid)`;

const isAsked = sql`(${value("state")}::text is null or ${delivery.state} = ${value("state")}::text) and ${isShownToViewer}`;

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
    guestName: guestRequests.guestName,
    firstName: users.firstName,
    lastName: users.lastName,
  },
  from(delivery)
    .join(notifications, sql`${notifications.id} = ${delivery.notificationId}`)
    .leftJoin(users, sql`${users.id} = ${notifications.recipientId}`)
    .leftJoin(guestRequests, sql`${guestRequests.id} = ${notifications.guestRequestId}`),
  sql`where ${isAsked}
    order by ${delivery.createdAt} desc, ${delivery.id}
    limit ${sql.raw(String(ADMIN_PAGE))} offset ${value("offset")}::int`,
);

/**
 * What left the app or waits to, the newest first: by name and kind, never with an address, a number or a secret link. What is
 * about a game or another golfer isn't for admins to read.
 */
export async function listOutbox(ctx: MemberContext, { state, page }: ListOutboxInput): Promise<OutboxPage> {
  await requireAdmin(ctx);
  const asked = { state: state ?? null, viewer: ctx.viewer.id };
  const rows = await findPage(ctx.db, { ...asked, offset: (page - 1) * ADMIN_PAGE });
  const [count] = await countAll(ctx.db, asked);
  return { items: rows.map((row) => entryOfRow(row, ctx.config.publicUrl)), total: count?.total ?? 0 };
}

function entryOfRow(
  { content, teeTimeId, guestName, firstName, lastName, ...row }: RowOf<typeof findPage>,
  publicUrl: string,
): OutboxEntry {
  return {
    ...row,
    createdAt: isoInstant(row.createdAt),
    dueAt: isoInstant(row.dueAt),
    sentAt: row.sentAt && isoInstant(row.sentAt),
    kind: content.kind,
    recipient: guestName ?? displayName({ firstName, lastName }),
    message: teeTimeId === null && isOfAccount(content) ? messageText(content, publicUrl) : null,
  };
}

/** Such a mail has no switch in the settings. One of them names a place: that of a game that a guest asked for. */
const isOfAccount = (content: NotificationContent): boolean => GROUP_OF[content.kind] === null && !("courseName" in content);

function messageText(content: NotificationContent, publicUrl: string): OutboxEntry["message"] {
  const message = messageOf(content, { teeTimeId: null, actorName: null });
  return { subject: message.subject, text: mailText(message, { link: publicUrl + message.action.path }) };
}
