import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { users } from "@fourball/db/schema/index";
import { attendanceOf } from "@fourball/domain/attendance/summary";
import { fail } from "@fourball/domain/failure";
import type { OpenProfileInput, PublicProfile } from "@fourball/domain/profile/schema";
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { findAttendanceCounts } from "../../games/attendance-record/attendance-counts.ts";
import { golferColumns } from "../../games/golfer-columns.ts";
import { findAnswerStatistics } from "../../games/participation/find-answer-statistics.ts";
import { runDueJobsFor } from "../../rounds/rating/run-due-jobs-for.ts";

const columns = {
  id: users.id,
  ...golferColumns(users),
  coverImageUrl: users.coverImageUrl,
  bio: users.bio,
  rating: users.rating,
  ratingsCount: users.ratingsCount,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  createdAt: users.createdAt,
  isPublic: users.publicProfile,
};

const find = prepareOnce((db) =>
  db
    .select(columns)
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder("id")),
        isNull(users.deletedAt),
        isNotSuspended,
        notInArray(users.id, golfersAcrossBlocks),
      ),
    ),
);

/** What anyone may see of a golfer. A private profile, or one across a block, is answered like an unknown one. */
export async function getProfile(ctx: ServiceContext, { userId }: OpenProfileInput): Promise<PublicProfile> {
  await runDueJobsFor(ctx, userId);
  const [row] = await find(ctx.db, { id: userId, viewer: ctx.viewer?.id ?? null });
  if (!row || !(row.isPublic || ctx.viewer?.id === row.id)) throw fail("profileNotFound");
  const answers = await findAnswerStatistics(ctx, userId);
  const attendance = attendanceOf(await findAttendanceCounts(ctx, userId));
  return { ...row, answers, attendance, createdAt: isoInstant(row.createdAt) };
}
