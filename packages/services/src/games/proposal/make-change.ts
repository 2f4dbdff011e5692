import type { Tx } from "@fourball/db/client";
import { changeAnswers, changeProposals, golfCourses, teeTimeParticipants } from "@fourball/db/schema/index";
import { isProposalOpen } from "@fourball/domain/proposal/rules";
import { and, asc, eq, getTableColumns, isNull, or } from "drizzle-orm";
import { existingParticipation, type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { raiseForCancellation } from "../../notification/cancel-in-calendar.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { changeLockedTeeTime } from "../tee-time/change-locked-tee-time.ts";
import { leaveGame } from "../tee-time/leave-game.ts";

export type Proposal = typeof changeProposals.$inferSelect;
type Answer = { userId: string; isIn: boolean | null };

/** What is proposed for a locked game, unless the course was archived since: no game can move there. */
export async function findProposal(tx: Tx, { id, courseId }: LockedTeeTime): Promise<Proposal | undefined> {
  const isPlayable = or(isNull(golfCourses.archivedAt), eq(changeProposals.courseId, courseId));
  const [proposal] = await tx
    .select(getTableColumns(changeProposals))
    .from(changeProposals)
    .innerJoin(golfCourses, eq(golfCourses.id, changeProposals.courseId))
    .where(and(eq(changeProposals.teeTimeId, id), isPlayable));
  return proposal;
}

/** Whether it can still be answered and made. */
export const isOpen = (teeTime: LockedTeeTime, { teeOffAt }: Proposal, now: Temporal.Instant): boolean =>
  isProposalOpen({ before: teeTime.teeOffAt, after: Temporal.Instant.fromEpochMilliseconds(teeOffAt.getTime()) }, now);

/** What each player has said of a proposal; null where nothing. */
export async function answersTo(tx: Tx, { id, teeTimeId }: Proposal): Promise<Answer[]> {
  const { userId, status, teeTimeId: game } = teeTimeParticipants;
  const mine = and(eq(changeAnswers.proposalId, id), eq(changeAnswers.userId, userId));
  return tx
    .select({ userId, isIn: changeAnswers.isIn })
    .from(teeTimeParticipants)
    .leftJoin(changeAnswers, mine)
    .where(and(eq(game, teeTimeId), eq(status, "confirmed")))
    .orderBy(asc(userId));
}

/**
 * The change takes effect in a locked game. Who can't make it leaves first, without a mark on their record; returns them.
 * Refused where no game can be then any more.
 */
export async function makeChange(tx: Tx, teeTime: LockedTeeTime, proposal: Proposal, now: Temporal.Instant): Promise<string[]> {
  const answers = await answersTo(tx, proposal);
  const left = answers.filter(({ isIn }) => isIn === false).map(({ userId }) => userId);
  for (const userId of left) {
    const request = await existingParticipation(tx, teeTime.id, userId);
    if (!request) continue;
    await leaveGame(tx, teeTime, { ...request, userId, now });
    await enqueueNotifications(tx, teeTime.id, [userId], { kind: "change-left", ...roundOf(teeTime) });
  }
  if (left.length > 0) await raiseForCancellation(tx, teeTime);
  const { courseId, date, time } = proposal;
  // Locked already, and read again for what those who left have changed.
  await changeLockedTeeTime(tx, await lockTeeTime(tx, teeTime.id), { courseId, date, time }, now);
  return left;
}
