import { CHANNELS, DELIVERY_STATES } from "@fourball/domain/notification/channels";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { oneOf } from "./checks.ts";
import { clock, createdAt, id, instant } from "./columns.ts";
import { notifications } from "./notifications.ts";

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
