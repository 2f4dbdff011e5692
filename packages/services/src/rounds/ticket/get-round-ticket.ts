import { textsOf } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { firstNamesOf } from "@fourball/domain/participation/first-names";
import type { PlayedRound } from "@fourball/domain/played-round";
import { and, count, eq, gte, lte, sql } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { golfersWhoMissed } from "../../games/attendance-record/attendance-counts.ts";
import { groupColumns, host } from "../group-columns.ts";
import { runDueJobsFor } from "../rating/run-due-jobs-for.ts";
import { isPlayedBy, roundColumns, roundOfRow } from "./played-rounds.ts";

/** What golfers keep of a round, and may show to anyone: no last names, no score. */
export type RoundTicket = PlayedRound & {
  /** The host first. Without golfers across a block, and without those who didn't come. */
  firstNames: string[];
  /** How many rounds the golfer had played in that year, this one included. */
  roundsThatYear: number;
};

const findRound = prepareOnce((db) =>
  db
    .select({ ...roundColumns, ...groupColumns, leftOut: textsOf(golfersWhoMissed(teeTimes.id).unionAll(golfersAcrossBlocks)) })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(host, eq(host.id, teeTimes.hostId))
    .where(and(eq(teeTimes.id, sql.placeholder("id")), isPlayedBy(viewer))),
);

const countRounds = prepareOnce((db) =>
  db
    .select({ rounds: count() })
    .from(teeTimes)
    .where(
      and(
        isPlayedBy(viewer),
        gte(teeTimes.date, sql.placeholder("firstDay")),
        lte(teeTimes.teeOffAt, sql.placeholder("teeOffAt")),
      ),
    ),
);

/** For a golfer who played the round; 404 for all others, and for a round that isn't over. */
export async function getRoundTicket(ctx: MemberContext, { teeTimeId }: { teeTimeId: string }): Promise<RoundTicket> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const values = { viewer: ctx.viewer.id, now: toTimestamp(ctx.clock.now()) };
  const [row] = await findRound(ctx.db, { ...values, id: teeTimeId });
  if (!row) throw fail("teeTimeNotFound");
  const { teeOffAt, leftOut } = row;
  const firstDay = Temporal.PlainDate.from(row.date).with({ month: 1, day: 1 }).toString();
  const [counted] = await countRounds(ctx.db, { ...values, firstDay, teeOffAt });
  return {
    ...roundOfRow(row),
    firstNames: firstNamesOf(row, (id) => leftOut.includes(id)),
    roundsThatYear: counted?.rounds ?? 1,
  };
}
