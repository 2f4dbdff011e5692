import type { CourseHost, CoursePage } from "@fourball/domain/course-page/schema";
import type { MapPin } from "@fourball/domain/tee-time/map";
import { idOf } from "./fixtures.ts";
import { aProfile } from "./golfer-fixtures.ts";
import { aCourse, aTeeTimeCard } from "./tee-time-fixtures.ts";

export function aCourseHost(changes: Partial<CourseHost> = {}): CourseHost {
  const { id, firstName, lastName, profileImageUrl, handicap, rating, ratingsCount, gamesHosted, gamesPlayed } = aProfile();
  const golfer = { id, firstName, lastName, profileImageUrl, handicap, rating, ratingsCount, gamesHosted, gamesPlayed };
  return { ...golfer, gamesHere: 9, ...changes };
}

export const aCoursePage = (changes: Partial<CoursePage> = {}): CoursePage => ({
  ...aCourse(),
  sky: { land: "links", light: "dawn" },
  hosts: [aCourseHost()],
  ...changes,
});

/** The game of `aTeeTimeCard` at its course. */
export function aMapPin(changes: Partial<MapPin> = {}): MapPin {
  const { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount } = aTeeTimeCard();
  return {
    courseId: idOf(100),
    courseName: "Cypress Hollow",
    timeZone: "America/Los_Angeles",
    latitude: 36.6,
    longitude: -121.89,
    games: 1,
    openSpots: 2,
    isOwn: false,
    soonest: { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount },
    ...changes,
  };
}
