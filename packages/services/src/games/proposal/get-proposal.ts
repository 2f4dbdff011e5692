import { changeAnswers, changeProposals, golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";

import { instantOf, isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObject } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { isProposalOpen } from "@fourball/domain/proposal/rules";
import type { ChangeProposal, OpenProposal, ProposalInput } from "@fourball/domain/proposal/schema";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import type { MemberContext } from "../../core/service-context.ts";

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;
const newCourse = alias(golfCourses, "new_course");

const find = prepareSelect(
  {
    id: changeProposals.id,
    createdAt: changeProposals.createdAt,
    teeOffAt: teeTimes.teeOffAt,
    newTeeOffAt: changeProposals.teeOffAt,
    before: jsonObject({
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
    }),
    after: jsonObject({
      courseName: newCourse.name,
      timeZone: newCourse.timeZone,
      date: changeProposals.date,
      time: changeProposals.time,
    }),
  },
  from(changeProposals)
    .join(teeTimes, sql`${teeTimes.id} = ${changeProposals.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
    .join(newCourse, sql`${newCourse.id} = ${changeProposals.courseId}`, sql`${golfCourses} as "new_course"`),
  sql`where ${changeProposals.teeTimeId} = ${id} and ${teeTimes.status} = 'active'
    and (${newCourse.archivedAt} is null or ${newCourse.id} = ${teeTimes.courseId})`,
);

const findPlayers = prepareSelect(
  {
    userId: users.id,
    golfer: jsonObject({ firstName: users.firstName, lastName: shownLastName(users), profileImageUrl: users.profileImageUrl }),
    isIn: changeAnswers.isIn,
  },
  from(teeTimeParticipants)
    .join(users, sql`${users.id} = ${teeTimeParticipants.userId}`)
    .leftJoin(
      changeAnswers,
      sql`${changeAnswers.proposalId} = ${sql.placeholder("proposalId")}::uuid and ${changeAnswers.userId} = ${users.id}`,
    ),
  sql`where ${teeTimeParticipants.teeTimeId} = ${id} and ${teeTimeParticipants.status} = 'confirmed'
    order by ${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id}`,
);

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
