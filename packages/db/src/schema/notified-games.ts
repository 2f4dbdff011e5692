import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { teeTimes } from "./tee-times.ts";
import { users } from "./users.ts";

/** The games that golfers heard of by a saved search or the weekly email: never twice of one. */
export const notifiedGames = pgTable(
  "notified_games",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    teeTimeId: uuid()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.teeTimeId] }), index("notified_games_tee_time_idx").on(t.teeTimeId)],
);
