import { CHANNELS, DELIVERY_STATES } from "@fourball/domain/notification/channels";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { outbox } from "./outbox.ts";

/** One piece of news on its way through one channel. Its id is the same at every attempt, so that a repeated one can be told. */
export const outboxDeliveries = pgTable(
  "outbox_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    newsId: uuid()
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    channel: text({ enum: CHANNELS }).notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** When it is tried next; while it is being tried, when somebody else may. */
    dueAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    sentAt: timestamp({ withTimezone: true }),
    /** What the last attempt failed with, for admins. */
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    unique("outbox_deliveries_once").on(t.newsId, t.channel),
    index("outbox_deliveries_waiting_idx").on(t.dueAt, t.id).where(sql`${t.state} = 'waiting'`),
    index("outbox_deliveries_newest_idx").on(t.createdAt.desc(), t.id),
    check("outbox_deliveries_channel_known", sql`${t.channel} in ('email', 'sms', 'push')`),
    check("outbox_deliveries_state_known", sql`${t.state} in ('waiting', 'sent', 'kept', 'failed')`),
  ],
);
