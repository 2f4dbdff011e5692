import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, guestRequests, outbox, outboxDeliveries, teeTimes, users } from "@fourball/db/schema/index";
import { messageOf } from "@fourball/domain/notification/message-of";
import type { News } from "@fourball/domain/notification/news";
import { type ListOutboxInput, OUTBOX_PAGE, type OutboxEntry, type OutboxPage } from "@fourball/domain/notification/schema";
import { displayName, type Named } from "@fourball/domain/profile/name";
import { eq, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { isoInstant } from "../iso-instant.ts";
import { actorName, actorTables } from "../notification/actor-name.ts";
import { mailText } from "../notification/write-mail.ts";
import type { MemberContext } from "../service-context.ts";

type Row = Omit<OutboxEntry, "kind" | "recipient" | "subject" | "text"> &
  Named & { news: News; teeTimeId: string | null; actorName: string | null; guestName: string | null; timeZone: string | null };

const value = sql.placeholder;
const delivery = outboxDeliveries;

const findPage = prepareSql<Row>(sql`
  select ${delivery.id} as "id", ${delivery.createdAt} as "createdAt", ${delivery.channel} as "channel", ${delivery.state} as "state",
    ${delivery.attempts} as "attempts", ${delivery.dueAt} as "dueAt", ${delivery.sentAt} as "sentAt",
    ${delivery.lastError} as "lastError", ${outbox.news} as "news", ${outbox.teeTimeId} as "teeTimeId",
    ${golfCourses.timeZone} as "timeZone", ${actorName} as "actorName", ${guestRequests.guestName} as "guestName",
    ${users.firstName} as "firstName", ${users.lastName} as "lastName"
  from ${delivery} join ${outbox} on ${outbox.id} = ${delivery.newsId}
  left join ${users} on ${users.id} = ${outbox.recipientId}
  left join ${guestRequests} on ${guestRequests.id} = ${outbox.guestRequestId}
  left join ${teeTimes} on ${teeTimes.id} = ${outbox.teeTimeId}
  left join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  ${actorTables}
  where ${value("state")}::text is null or ${delivery.state} = ${value("state")}::text
  order by ${delivery.createdAt} desc, ${delivery.id}
  limit ${sql.raw(String(OUTBOX_PAGE))} offset ${value("offset")}::int`);

/** What left the app or waits to, the newest first: by name and in words, never with an address, a number or a secret link. */
export async function listOutbox(ctx: MemberContext, { state, page }: ListOutboxInput): Promise<OutboxPage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, { state: state ?? null, offset: (page - 1) * OUTBOX_PAGE });
  const total = await ctx.db.$count(delivery, state && eq(delivery.state, state));
  return { items: rows.map((row) => entryOfRow(row, ctx.publicUrl)), total };
}

function entryOfRow({ news, teeTimeId, actorName, guestName, timeZone, firstName, lastName, ...row }: Row, publicUrl: string) {
  const isGuest = guestName !== null;
  const message = messageOf(news, { teeTimeId, actorName, isGuest, ...(timeZone && { timeZone }) });
  return {
    ...row,
    createdAt: isoInstant(row.createdAt),
    dueAt: isoInstant(row.dueAt),
    sentAt: row.sentAt && isoInstant(row.sentAt),
    kind: news.kind,
    recipient: guestName ?? displayName({ firstName, lastName }),
    subject: message.subject,
    text: mailText(message, { link: publicUrl + message.action.path }),
  };
}
