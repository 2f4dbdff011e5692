import { isoInstant } from "@fourball/db/instants";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { skyOfGame } from "@fourball/domain/tee-time/sky";

/** What the picture of a game is drawn from. */
export const pictureColumns = {
  courseId: teeTimes.courseId,
  imageUrl: golfCourses.imageUrl,
  latitude: golfCourses.latitude,
  longitude: golfCourses.longitude,
  state: golfCourses.state,
  country: golfCourses.country,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  preferences: teeTimes.preferences,
};

type Game = Pick<typeof teeTimes.$inferSelect, "courseId" | "teeOffAt" | "date" | "time" | "totalSlots" | "preferences">;
type Course = Pick<typeof golfCourses.$inferSelect, "imageUrl" | "latitude" | "longitude" | "state" | "country">;

export const pictureOf = (row: Game & Course) => ({
  courseId: row.courseId,
  imageUrl: row.imageUrl,
  sky: skyOfGame({ ...row, teeOffAt: isoInstant(row.teeOffAt), course: row }),
});
