import type { News } from "@fourball/domain/notification/news";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** News written in the transaction of the change it tells of: told if, and only if, it happened. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    news: jsonb().$type<News>().notNull(),
    /** By the clock, not by the start of the transaction: rows written under one lock are then in the order of their commits. */
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("outbox_waiting_idx").on(t.createdAt, t.id).where(sql`${t.deliveredAt} is null`),
    index("outbox_recipient_idx").on(t.recipientId, t.createdAt),
    index("outbox_tee_time_idx").on(t.teeTimeId),
  ],
);
