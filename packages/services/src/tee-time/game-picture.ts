import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { Stored } from "@fourball/db/select/stored";
import { skyOf } from "@fourball/domain/tee-time/sky";

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
};

export const pictureOf = ({ courseId, imageUrl, date, time, teeOffAt, ...course }: Stored<typeof pictureColumns>) => ({
  courseId,
  imageUrl,
  sky: skyOf({ course, date, time, teeOffAt: isoInstant(teeOffAt) }),
});
