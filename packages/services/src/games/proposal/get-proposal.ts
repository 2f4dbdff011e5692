import { instantOf, isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { changeAnswers, changeProposals, golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { isProposalOpen } from "@fourball/domain/proposal/rules";
import type { ChangeProposal, OpenProposal, ProposalInput } from "@fourball/domain/proposal/schema";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { avatarColumns } from "../golfer-columns.ts";

const teeTimeId = sql.placeholder("teeTimeId");
const newCourse = alias(golfCourses, "new_course");

const find = prepareOnce((db) =>
  db
    .select({
      id: changeProposals.id,
      createdAt: changeProposals.createdAt,
      teeOffAt: teeTimes.teeOffAt,
      newTeeOffAt: changeProposals.teeOffAt,
      before: { courseName: golfCourses.name, timeZone: golfCourses.timeZone, date: teeTimes.date, time: teeTimes.time },
      after: {
        courseName: newCourse.name,
        timeZone: newCourse.timeZone,
        date: changeProposals.date,
        time: changeProposals.time,
      },
    })
    .from(changeProposals)
    .innerJoin(teeTimes, eq(teeTimes.id, changeProposals.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(newCourse, eq(newCourse.id, changeProposals.courseId))
    .where(
      and(
        eq(changeProposals.teeTimeId, teeTimeId),
        eq(teeTimes.status, "active"),
        or(isNull(newCourse.archivedAt), eq(newCourse.id, teeTimes.courseId)),
      ),
    ),
);

const findPlayers = prepareOnce((db) => {
  const { userId, status, joinedAt, id } = teeTimeParticipants;
  const isAnswer = and(eq(changeAnswers.proposalId, sql.placeholder("proposalId")), eq(changeAnswers.userId, users.id));
  return db
    .select({ userId: users.id, golfer: avatarColumns(users), isIn: changeAnswers.isIn })
    .from(teeTimeParticipants)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(changeAnswers, isAnswer)
    .where(and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(status, "confirmed")))
    .orderBy(joinedAt, id);
});

/** What the host has proposed to change, for the host and the players. */
export async function getProposal(ctx: MemberContext, { teeTimeId }: ProposalInput): Promise<OpenProposal> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  return { teeTimeId, proposal: await readProposal(ctx, teeTimeId) };
}

/** The same, once it is known that the viewer may see it. */
export async function readProposal(
  ctx: Pick<MemberContext, "db" | "viewer" | "clock">,
  teeTimeId: string,
): Promise<ChangeProposal | null> {
  const [row] = await find(ctx.db, { teeTimeId });
  if (!row) return null;
  const { teeOffAt, newTeeOffAt, createdAt, ...proposal } = row;
  if (!isProposalOpen({ before: instantOf(teeOffAt), after: instantOf(newTeeOffAt) }, ctx.clock.now())) return null;
  const players = await findPlayers(ctx.db, { teeTimeId, proposalId: proposal.id, viewer: ctx.viewer.id });
  return { ...proposal, players, createdAt: isoInstant(createdAt) };
}
