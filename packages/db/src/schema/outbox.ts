import type { News } from "@fourball/domain/notification/news";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { guestRequests } from "./guest-requests.ts";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/**
 * News written in the transaction of the change it tells of: told if, and only if, it happened. For golfers each row is also
 * what the app shows them; whatever leaves the app is in `outbox_deliveries`.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A golfer, or a guest by the request. */
    recipientId: uuid().references(() => users.id, { onDelete: "cascade" }),
    guestRequestId: uuid().references(() => guestRequests.id, { onDelete: "cascade" }),
    /** Null for news of the account itself. */
    teeTimeId: uuid().references(() => teeTimes.id, { onDelete: "cascade" }),
    news: jsonb().$type<News>().notNull(),
    /** By the clock, not by the start of the transaction: rows written under one lock are then in the order of their commits. */
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** When it may leave the app: an answer that can still be taken back waits until it cannot. */
    dueAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    readAt: timestamp({ withTimezone: true }),
    /** When it was handed to the channels that the recipient wants. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("outbox_waiting_idx").on(t.dueAt, t.id).where(sql`${t.deliveredAt} is null`),
    index("outbox_recipient_idx").on(t.recipientId, t.createdAt),
    index("outbox_unread_idx").on(t.recipientId).where(sql`${t.readAt} is null`),
    index("outbox_tee_time_idx").on(t.teeTimeId),
    index("outbox_guest_request_idx").on(t.guestRequestId),
    check("outbox_one_recipient", sql`(${t.recipientId} is null) <> (${t.guestRequestId} is null)`),
  ],
);
