import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** The hosts and players who said that they're at the course. */
export const arrivals = pgTable(
  "arrivals",
  {
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The moment of the tap, which without signal is sent later. */
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it reached the server; it can be taken back for some minutes from then on. */
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("arrivals_user_idx").on(t.userId)],
);
