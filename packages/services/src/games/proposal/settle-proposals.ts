import { changeAnswers, changeProposals, golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { isAnswered } from "@fourball/domain/proposal/rules";
import { eq, sql } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import type { Job } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { answersTo, findProposal, isOpen, makeChange } from "./make-change.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const players = sql`select 1 from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed'`;

const findDue = prepareSelect(
  { id: changeProposals.teeTimeId },
  from(changeProposals)
    .join(teeTimes, sql`${teeTimes.id} = ${changeProposals.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${changeProposals.courseId}`),
  sql`where ${teeTimes.status} <> 'active' or least(${teeTimes.teeOffAt}, ${changeProposals.teeOffAt}) <= ${now}
    or (${golfCourses.archivedAt} is not null and ${golfCourses.id} <> ${teeTimes.courseId})
    or (exists (${players} and exists (select 1 from ${changeAnswers} a
        where a.proposal_id = ${changeProposals.id} and a.user_id = p.user_id and a.is_in))
      and not exists (${players} and not exists (select 1 from ${changeAnswers} a
      where a.proposal_id = ${changeProposals.id} and a.user_id = p.user_id)))
    order by ${changeProposals.teeTimeId}`,
);

/**
 * The last player who hadn't answered has left the game: the change that the others have answered takes effect. What no one can
 * answer any more, as the game has started or was cancelled, is dropped.
 */
export const settleProposals: Job = {
  find: ({ db, clock }) => findDue(db, { now: clock.now().toString() }),
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
