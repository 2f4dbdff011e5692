import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The hosts and players who said that they're at the course. */
export const arrivals = pgTable(
  "arrivals",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    /** The moment of the tap, which without signal is sent later. */
    arrivedAt: instant().notNull(),
    /** When it reached the server; it can be taken back for some minutes from then on. */
    recordedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("arrivals_user_idx").on(t.userId)],
);
