import { boolean, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { changeProposals } from "./change-proposals.ts";
import { updatedAt } from "./columns.ts";
import { userRef } from "./users.ts";

/** Whether a player would still play after a proposed change. */
export const changeAnswers = pgTable(
  "change_answers",
  {
    proposalId: uuid()
      .notNull()
      .references(() => changeProposals.id, { onDelete: "cascade" }),
    userId: userRef(),
    isIn: boolean().notNull(),
    answeredAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.userId] }), index("change_answers_user_idx").on(t.userId)],
);
