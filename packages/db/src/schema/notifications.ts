import { DELIVERY_STATES } from "@fourball/domain/delivery-states";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { type NotificationContent, notificationContent } from "@fourball/domain/notification/content";
import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { clock, createdAt, id, instant, oneOf } from "./columns.ts";
import { emailConfirmations } from "./email-confirmations.ts";
import { guestRequests } from "./guest-requests.ts";
import { teeTimeRef, teeTimes } from "./tee-times.ts";
import { userRef, users } from "./users.ts";

/** Parsed when it is written: what has been stored wrongly would fail each time that it is read. */
const content = customType<{ data: NotificationContent; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(notificationContent.parse(value)),
});

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
    content: content().notNull(),
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

/** One notification on one channel. Its id is the same at every attempt, so that receivers can recognize a repeat. */
export const notificationDeliveries = pgTable(
  "notification_deliveries",
  {
    id: id(),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    channel: text({ enum: CHANNELS }).notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** When it is tried next; during an attempt, when its lease ends. */
    dueAt: instant().notNull().default(clock),
    sentAt: instant(),
    /** What the last attempt failed with, for admins. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notification_deliveries_once").on(t.notificationId, t.channel),
    index("notification_deliveries_waiting_idx").on(t.dueAt, t.id).where(sql`${t.state} = 'waiting'`),
    index("notification_deliveries_newest_idx").on(t.createdAt.desc(), t.id),
    check("notification_deliveries_channel_known", oneOf(t.channel, CHANNELS)),
    check("notification_deliveries_state_known", oneOf(t.state, DELIVERY_STATES)),
  ],
);

/** The games that golfers heard of by a saved search or the weekly email: never twice of one. */
export const notifiedGames = pgTable(
  "notified_games",
  {
    userId: userRef(),
    teeTimeId: teeTimeRef(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.teeTimeId] }), index("notified_games_tee_time_idx").on(t.teeTimeId)],
);

/** A browser that a golfer allowed to show notifications while the app is closed. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: userRef(),
    /** An address of the browser's own push service. */
    endpoint: text().notNull(),
    /** Keys of that browser, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("push_subscriptions_endpoint_key").on(t.endpoint), index("push_subscriptions_user_idx").on(t.userId)],
);
