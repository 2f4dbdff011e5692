import type { Db } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { changeAnswers, changeProposals, golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { isAnswered } from "@fourball/domain/proposal/rules";
import { and, eq, exists, isNotNull, lte, ne, notExists, or, type SQL } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import type { Job } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { answersTo, findProposal, isOpen, makeChange } from "./make-change.ts";

/** What is proposed can't be answered any more, or all players have answered and one is in. */
function findDue(db: Db, now: Date) {
  const { id, status, teeTimeId, userId } = teeTimeParticipants;
  const answerOf = (isIn?: SQL) =>
    db
      .select({ userId: changeAnswers.userId })
      .from(changeAnswers)
      .where(and(eq(changeAnswers.proposalId, changeProposals.id), eq(changeAnswers.userId, userId), isIn));
  const players = (which: SQL) =>
    db
      .select({ id })
      .from(teeTimeParticipants)
      .where(and(eq(teeTimeId, teeTimes.id), eq(status, "confirmed"), which));
  return db
    .select({ id: changeProposals.teeTimeId })
    .from(changeProposals)
    .innerJoin(teeTimes, eq(teeTimes.id, changeProposals.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, changeProposals.courseId))
    .where(
      or(
        ne(teeTimes.status, "active"),
        lte(teeTimes.teeOffAt, now),
        lte(changeProposals.teeOffAt, now),
        and(isNotNull(golfCourses.archivedAt), ne(golfCourses.id, teeTimes.courseId)),
        and(exists(players(exists(answerOf(eq(changeAnswers.isIn, true))))), notExists(players(notExists(answerOf())))),
      ),
    )
    .orderBy(changeProposals.teeTimeId);
}

/**
 * The last player who hadn't answered has left the game: the change that the others have answered takes effect. What no one can
 * answer any more, as the game has started or was cancelled, is dropped.
 */
export const settleProposals: Job = {
  find: ({ db, clock }) => findDue(db, toTimestamp(clock.now())),
  async run(ctx, teeTimeId) {
    const now = ctx.clock.now();
    const left = await ctx.db.transaction(async (tx) => {
      const teeTime = await lockTeeTime(tx, teeTimeId);
      const proposal = await findProposal(tx, teeTime);
      if (!proposal || teeTime.status !== "active" || !isOpen(teeTime, proposal, now)) {
        await tx.delete(changeProposals).where(eq(changeProposals.teeTimeId, teeTimeId));
        return undefined;
      }
      const answers = await answersTo(tx, proposal);
      return isAnswered(answers.map(({ isIn }) => isIn)) ? makeChange(tx, teeTime, proposal, now) : undefined;
    });
    if (left) await publishChange(ctx, teeTimeId, "edited", { alsoTo: left });
  },
};
