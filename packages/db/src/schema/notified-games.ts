import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The games that golfers heard of by a saved search or the weekly email: never twice of one. */
export const notifiedGames = pgTable(
  "notified_games",
  {
    userId: userRef(),
    teeTimeId: teeTimeRef(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.teeTimeId] }), index("notified_games_tee_time_idx").on(t.teeTimeId)],
);
