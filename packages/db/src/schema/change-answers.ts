import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { changeProposals } from "./change-proposals.ts";
import { users } from "./users.ts";

/** Whether a player would still play after a proposed change. */
export const changeAnswers = pgTable(
  "change_answers",
  {
    proposalId: uuid()
      .notNull()
      .references(() => changeProposals.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isIn: boolean().notNull(),
    answeredAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`)
      .$onUpdate(() => sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.userId] }), index("change_answers_user_idx").on(t.userId)],
);
