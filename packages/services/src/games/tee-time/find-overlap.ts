import type { Db } from "@fourball/db/client";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import type { Overlap } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";

const value = sql.placeholder;
const round = sql.raw(`interval '${ROUND_HOURS} hours'`);

const findOther = prepareSelect(
  {
    teeTimeId: teeTimes.id,
    courseName: golfCourses.name,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${teeTimes.status} = 'active' and ${teeTimes.id} is distinct from ${value("except")}::uuid
    and ${teeTimes.teeOffAt} > ${value("teeOffAt")}::timestamptz - ${round}
    and ${teeTimes.teeOffAt} < ${value("teeOffAt")}::timestamptz + ${round}
    and ${teeTimes.id} in ${gamesOfGolfer(sql`${value("golfer")}::uuid`)}
  order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit 1`,
);

type Slot = { golferId: string; teeOffAt: string; except: string | null };

/** Another game that the golfer hosts or plays within a round's length of `teeOffAt` (ISO instant). */
export async function findOverlap(db: Db, { golferId, teeOffAt, except }: Slot): Promise<Overlap | null> {
  const [other] = await findOther(db, { golfer: golferId, teeOffAt, except });
  return other ?? null;
}
