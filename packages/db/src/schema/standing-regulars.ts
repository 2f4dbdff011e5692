import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { standingGames } from "./standing-games.ts";
import { users } from "./users.ts";

/** The golfers who are asked first for each date of a standing game. */
export const standingRegulars = pgTable(
  "standing_regulars",
  {
    standingGameId: uuid()
      .notNull()
      .references(() => standingGames.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** For how many dates the regular was asked first, and the last of them. */
    turns: integer().notNull().default(0),
    lastTurnOn: date({ mode: "string" }),
    /** The golfer left, and can't be added again; null for a regular. */
    leftAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.standingGameId, t.userId] }),
    index("standing_regulars_user_idx").on(t.userId),
    check("standing_regulars_turns", sql`${t.turns} >= 0`),
  ],
);
