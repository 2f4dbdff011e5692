import type { Tx } from "@fourball/db/client";
import { golferBlocks, playAgainAnswers, users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNotSuspended } from "./suspended.ts";

const own = alias(playAgainAnswers, "own_answer");
const theirs = alias(playAgainAnswers, "their_answer");

/**
 * The ids of a golfer's partners: both said yes, and no block is between them. It depends on the golfer alone, so that
 * PostgreSQL reads it once for a statement.
 */
export const partnersOf = (golfer: SQL | string): SQL => sql`(
  select ${own.otherId} from ${playAgainAnswers} as "own_answer"
    join ${playAgainAnswers} as "their_answer" on ${theirs.golferId} = ${own.otherId} and ${theirs.otherId} = ${own.golferId}
  where ${own.golferId} = ${golfer} and ${own.answer} = 'yes' and ${theirs.answer} = 'yes'
    and not exists (select 1 from ${golferBlocks}
      where (${golferBlocks.blockerId} = ${own.golferId} and ${golferBlocks.blockedId} = ${own.otherId})
        or (${golferBlocks.blockerId} = ${own.otherId} and ${golferBlocks.blockedId} = ${own.golferId})))`;

/** The golfers with whom the viewer doesn't want to play again. Only the viewer's own suggestions may leave them out. */
export const unwantedByViewer: SQL = sql`(
  select ${playAgainAnswers.otherId} from ${playAgainAnswers}
  where ${playAgainAnswers.golferId} = ${sql.placeholder("viewer")}::uuid and ${playAgainAnswers.answer} = 'no')`;

/** Whether the viewer sees the other as a partner. */
export async function arePartners(tx: Tx, viewer: string, other: string): Promise<boolean> {
  const isPartner = and(eq(users.id, other), inArray(users.id, partnersOf(viewer)), isNull(users.deletedAt), isNotSuspended);
  return (await tx.$count(users, isPartner)) > 0;
}
