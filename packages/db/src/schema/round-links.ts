import { index, pgTable, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The links by which golfers show somebody they trust where they play. The secret part is derived from the id. */
export const roundLinks = pgTable(
  "round_links",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    createdAt: createdAt(),
  },
  (t) => [unique("round_links_once").on(t.teeTimeId, t.userId), index("round_links_user_idx").on(t.userId)],
);
