import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { standingGames } from "./standing-games.ts";
import { userRef } from "./users.ts";

/** The golfers who are asked first for each date of a standing game. */
export const standingRegulars = pgTable(
  "standing_regulars",
  {
    standingGameId: uuid()
      .notNull()
      .references(() => standingGames.id, { onDelete: "cascade" }),
    userId: userRef(),
    /** For how many dates the regular was asked first, and the last of them. */
    turns: integer().notNull().default(0),
    lastTurnOn: date({ mode: "string" }),
    /** The golfer left, and can't be added again; null for a regular. */
    leftAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.standingGameId, t.userId] }),
    index("standing_regulars_user_idx").on(t.userId),
    check("standing_regulars_turns", sql`${t.turns} >= 0`),
  ],
);
