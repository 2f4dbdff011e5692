import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { PlayedRound } from "@fourball/domain/played-round";
import type { OpenProfileInput } from "@fourball/domain/profile/schema";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { isShownGame } from "../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isPlayedBy, roundColumns, roundOfRow } from "../../rounds/ticket/played-rounds.ts";
import { getProfile } from "./get-profile.ts";

/** More than a year of a golfer who plays every week. */
const ROUNDS_MAX = 60;

const golfer = sql.placeholder("golfer");

const prepareRounds = (which?: SQL) =>
  prepareOnce((db) =>
    db
      .select(roundColumns)
      .from(teeTimes)
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .where(and(isPlayedBy(golfer), which))
      .orderBy(desc(teeTimes.teeOffAt), teeTimes.id)
      .limit(ROUNDS_MAX),
  );

const findOwn = prepareRounds();
const findShown = prepareRounds(and(teeTimes.isPublic, isShownGame));

/** The rounds that a golfer played, latest first. Their owner sees all of them, others the listed ones of a public profile. */
export async function listProfileRounds(ctx: ServiceContext, input: OpenProfileInput): Promise<PlayedRound[]> {
  await getProfile(ctx, input);
  const find = ctx.viewer?.id === input.userId ? findOwn : findShown;
  const rows = await find(ctx.db, { golfer: input.userId, viewer: ctx.viewer?.id ?? null, now: toTimestamp(ctx.clock.now()) });
  return rows.map(roundOfRow);
}
