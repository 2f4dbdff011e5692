import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";

/** Games that saved searches found, until their golfers are notified of them, or the search turns out to be gone. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  {
    // No reference: it would lock, and so write, each of the thousands of searches that may find a game.
    searchId: uuid().notNull(),
    teeTimeId: teeTimeRef(),
    /** When the golfer may hear of it. */
    dueAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.teeTimeId] }),
    index("saved_search_matches_due_idx").on(t.dueAt, t.searchId),
    index("saved_search_matches_tee_time_idx").on(t.teeTimeId),
  ],
);
