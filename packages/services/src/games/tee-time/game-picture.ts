import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { Stored } from "@fourball/db/select/stored";
import { skyOfGame } from "@fourball/domain/tee-time/sky";

/** What the picture of a game is drawn from. */
export const pictureColumns = {
  courseId: teeTimes.courseId,
  imageUrl: golfCourses.imageUrl,
  latitude: asFloat(golfCourses.latitude),
  longitude: asFloat(golfCourses.longitude),
  state: golfCourses.state,
  country: golfCourses.country,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  preferences: teeTimes.preferences,
};

export const pictureOf = (row: Stored<typeof pictureColumns>) => ({
  courseId: row.courseId,
  imageUrl: row.imageUrl,
  sky: skyOfGame({ ...row, teeOffAt: isoInstant(row.teeOffAt), course: row }),
});
