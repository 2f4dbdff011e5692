import { users } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { attendanceOf } from "@fourball/domain/attendance/line";
import { notFound } from "@fourball/domain/failure";
import { type OpenProfileInput, PROFILE_NOT_FOUND, type PublicProfile } from "@fourball/domain/profile/schema";
import { sql } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { findAttendanceCounts } from "../../games/attendance-record/attendance-counts.ts";
import { findAnswerStatistics } from "../../games/participation/find-answer-statistics.ts";
import { runDueJobsFor } from "../../rounds/rating/run-due-jobs-for.ts";

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: shownLastName(users),
  profileImageUrl: users.profileImageUrl,
  coverImageUrl: users.coverImageUrl,
  bio: users.bio,
  handicap: asFloat(users.handicap),
  rating: asFloat(users.rating),
  ratingsCount: users.ratingsCount,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  createdAt: users.createdAt,
  isPublic: users.publicProfile,
};

const find = prepareSelect(
  columns,
  from(users),
  sql`where ${users.id} = ${sql.placeholder("id")}::uuid and ${users.deletedAt} is null and ${isNotSuspended}
    and ${users.id} not in ${golfersAcrossBlocks}`,
);

/** What anyone may see of a golfer. A private profile, or one across a block, is answered like an unknown one. */
export async function getProfile(ctx: ServiceContext, { userId }: OpenProfileInput): Promise<PublicProfile> {
  await runDueJobsFor(ctx, userId);
  const [row] = await find(ctx.db, { id: userId, viewer: ctx.viewer?.id ?? null });
  if (!row || !(row.isPublic || ctx.viewer?.id === row.id)) throw notFound(PROFILE_NOT_FOUND);
  const answers = await findAnswerStatistics(ctx, userId);
  const attendance = attendanceOf(await findAttendanceCounts(ctx, userId));
  return { ...row, answers, attendance, createdAt: isoInstant(row.createdAt) };
}
