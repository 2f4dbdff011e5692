import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { PlayedRound } from "@fourball/domain/played-round";
import { and, eq, gt, inArray, isNull, notInArray, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { missedRoundsOf } from "../../games/attendance-record/attendance-counts.ts";
import { pictureColumns, pictureOf } from "../../games/tee-time/game-picture.ts";

/** Whether a golfer played a round in company, to its end: not one that was rained off, nor one that the golfer missed. */
export const isPlayedBy = (golfer: SQLWrapper | Placeholder): SQL | undefined =>
  and(
    inArray(teeTimes.id, gamesOfGolfer(golfer)),
    eq(teeTimes.status, "completed"),
    gt(teeTimes.confirmedCount, 0),
    isNull(teeTimes.badWeatherAt),
    notInArray(teeTimes.id, missedRoundsOf(golfer)),
  );

/** What is shown of a round. */
export const roundColumns = { teeTimeId: teeTimes.id, courseName: golfCourses.name, ...pictureColumns };

type Row = Pick<PlayedRound, "teeTimeId" | "courseName"> & Parameters<typeof pictureOf>[0];

export function roundOfRow({ teeTimeId, courseName, ...row }: Row): PlayedRound {
  const { courseId, sky } = pictureOf(row);
  return { teeTimeId, courseName, date: row.date, courseId, sky };
}
