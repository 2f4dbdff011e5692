import type { NotificationContent } from "@fourball/domain/notification/content";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { clock, createdAt, id, instant } from "./columns.ts";
import { emailConfirmations } from "./email-confirmations.ts";
import { guestRequests } from "./guest-requests.ts";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/**
 * Written in the same transaction as the change, so sent if and only if the change happened. Golfers see each row in the app;
 * what leaves the app is in `notification_deliveries`.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    /** A golfer, a guest by the request, or an address by what it confirms. */
    recipientId: uuid().references(() => users.id, { onDelete: "cascade" }),
    guestRequestId: uuid().references(() => guestRequests.id, { onDelete: "cascade" }),
    /** An address that is not proven yet, or that was an account's. */
    confirmationId: uuid().references(() => emailConfirmations.id, { onDelete: "cascade" }),
    /** Null for notifications about the account itself. */
    teeTimeId: uuid().references(() => teeTimes.id, { onDelete: "cascade" }),
    content: jsonb().$type<NotificationContent>().notNull(),
    /** By the clock, not by the start of the transaction: rows written under one lock are then in the order of their commits. */
    createdAt: createdAt(),
    /** When it may leave the app: an answer that can still be taken back waits until it cannot. */
    dueAt: instant().notNull().default(clock),
    readAt: instant(),
    /** When it was handed to the channels that the recipient wants. */
    deliveredAt: instant(),
  },
  (t) => [
    index("notifications_waiting_idx").on(t.dueAt, t.id).where(sql`${t.deliveredAt} is null`),
    index("notifications_recipient_idx").on(t.recipientId, t.createdAt),
    index("notifications_unread_idx").on(t.recipientId).where(sql`${t.readAt} is null`),
    index("notifications_tee_time_idx").on(t.teeTimeId),
    index("notifications_guest_request_idx").on(t.guestRequestId),
    index("notifications_confirmation_idx").on(t.confirmationId),
    check("notifications_one_recipient", sql`num_nonnulls(${t.recipientId}, ${t.guestRequestId}, ${t.confirmationId}) = 1`),
  ],
);
