import { golferBlocks, playAgainAnswers } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

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
