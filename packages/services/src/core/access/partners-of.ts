import type { Tx } from "@fourball/db/client";
import { builder } from "@fourball/db/prepare-once";
import { playAgainAnswers, users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull, not, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAcrossBlock } from "./are-apart.ts";
import { isNotSuspended } from "./suspended.ts";
import { viewer } from "./viewer.ts";

const own = alias(playAgainAnswers, "own_answer");
const theirs = alias(playAgainAnswers, "their_answer");

/**
 * The ids of a golfer's partners: both said yes, and no block is between them. It depends on the golfer alone, so that
 * PostgreSQL reads it once for a statement.
 */
export function partnersOf(golfer: SQLWrapper | string) {
  const isMutual = and(eq(theirs.golferId, own.otherId), eq(theirs.otherId, own.golferId));
  const isPartner = and(eq(own.golferId, golfer), eq(own.answer, "yes"), eq(theirs.answer, "yes"));
  return builder
    .select({ id: own.otherId })
    .from(own)
    .innerJoin(theirs, isMutual)
    .where(and(isPartner, not(isAcrossBlock(own.golferId, own.otherId))));
}

/** The golfers with whom the viewer doesn't want to play again. Only the viewer's own suggestions may leave them out. */
export const unwantedByViewer = builder
  .select({ id: playAgainAnswers.otherId })
  .from(playAgainAnswers)
  .where(and(eq(playAgainAnswers.golferId, viewer), eq(playAgainAnswers.answer, "no")));

/** Whether the viewer sees the other as a partner. */
export async function arePartners(tx: Tx, viewer: string, other: string): Promise<boolean> {
  const isPartner = and(eq(users.id, other), inArray(users.id, partnersOf(viewer)), isNull(users.deletedAt), isNotSuspended);
  return (await tx.$count(users, isPartner)) > 0;
}
