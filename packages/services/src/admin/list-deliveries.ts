import type { Db } from "@fourball/db/client";
import { jsonId } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { guestRequests, notificationDeliveries, notifications, reports, users } from "@fourball/db/schema/index";
import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import { definitionOf, type NotificationContent } from "@fourball/domain/notification/content";
import { messageOf } from "@fourball/domain/notification/message-of";
import type { DeliveryPage, ListDeliveriesInput, ListedDelivery } from "@fourball/domain/notification/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, count, desc, eq, notExists, type SQL } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import type { MemberContext } from "../core/service-context.ts";
import { mailText } from "../notification/delivery/write-mail.ts";

const delivery = notificationDeliveries;

/** What a golfer hears of a report would tell the reported admin who that is. */
export function isShownTo({ db, viewer }: Pick<MemberContext, "db" | "viewer">): SQL {
  const isAboutViewer = and(eq(reports.id, jsonId(notifications.content, "reportId")), eq(reports.reportedId, viewer.id));
  return notExists(db.select({ id: reports.id }).from(reports).where(isAboutViewer));
}

/**
 * What left the app or waits to, the newest first: by name and kind, never with an address, a number or a secret link. What is
 * about a game or another golfer isn't for admins to read.
 */
export async function listDeliveries(ctx: MemberContext, { state, page }: ListDeliveriesInput): Promise<DeliveryPage> {
  await requireAdmin(ctx);
  const isAsked = and(state && eq(delivery.state, state), isShownTo(ctx));
  const rows = await findPage(ctx.db, isAsked, page);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(delivery)
    .innerJoin(notifications, eq(notifications.id, delivery.notificationId))
    .where(isAsked);
  return { items: rows.map((row) => entryOfRow(row, ctx.config.publicUrl)), total: counted?.total ?? 0 };
}

const findPage = (db: Db, isAsked: SQL | undefined, page: number) =>
  db
    .select({
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
    })
    .from(delivery)
    .innerJoin(notifications, eq(notifications.id, delivery.notificationId))
    .leftJoin(users, eq(users.id, notifications.recipientId))
    .leftJoin(guestRequests, eq(guestRequests.id, notifications.guestRequestId))
    .where(isAsked)
    .orderBy(desc(delivery.createdAt), delivery.id)
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE);

type DeliveryRow = Awaited<ReturnType<typeof findPage>>[number];

function entryOfRow(
  { content, teeTimeId, guestName, firstName, lastName, ...row }: DeliveryRow,
  publicUrl: string,
): ListedDelivery {
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
const isOfAccount = (content: NotificationContent): boolean =>
  definitionOf(content.kind).group === null && !("courseName" in content);

function messageText(content: NotificationContent, publicUrl: string): ListedDelivery["message"] {
  const message = messageOf(content, { teeTimeId: null, actorName: null });
  return { subject: message.subject, text: mailText(message, { link: publicUrl + message.action.path }) };
}
