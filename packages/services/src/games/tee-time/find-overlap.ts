import type { Db } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import type { Overlap } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";

const findOther = prepareOnce((db) =>
  db
    .select({
      teeTimeId: teeTimes.id,
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(
      and(
        eq(teeTimes.status, "active"),
        sql`${teeTimes.id} is distinct from ${sql.placeholder("except")}`,
        gt(teeTimes.teeOffAt, sql.placeholder("after")),
        lt(teeTimes.teeOffAt, sql.placeholder("before")),
        inArray(teeTimes.id, gamesOfGolfer(sql`${sql.placeholder("golfer")}`)),
      ),
    )
    .orderBy(teeTimes.teeOffAt, teeTimes.id)
    .limit(1),
);

type Slot = { golferId: string; teeOffAt: string; except: string | null };

/** Another game that the golfer hosts or plays within a round's length of `teeOffAt` (ISO instant). */
export async function findOverlap(db: Db, { golferId, teeOffAt, except }: Slot): Promise<Overlap | null> {
  const at = Temporal.Instant.from(teeOffAt);
  const [after, before] = [toTimestamp(at.subtract({ hours: ROUND_HOURS })), toTimestamp(at.add({ hours: ROUND_HOURS }))];
  const [other] = await findOther(db, { golfer: golferId, after, before, except });
  return other ?? null;
}
