import { z } from "zod";
import { course } from "../course/schema.ts";
import { courseId } from "../id.ts";
import { publicProfile } from "../profile/schema.ts";
import { sky } from "../tee-time/schema.ts";

export const openCourseInput = z.object({ courseId });
export type OpenCourseInput = z.infer<typeof openCourseInput>;

/** How many hosts and games the page of a course shows. */
export const COURSE_HOSTS_MAX = 12;
export const COURSE_GAMES_MAX = 60;

/** A golfer with a public profile who has hosted public games at a course. */
export const courseHost = publicProfile
  .pick({
    id: true,
    firstName: true,
    lastName: true,
    profileImageUrl: true,
    handicap: true,
    rating: true,
    ratingsCount: true,
    gamesHosted: true,
    gamesPlayed: true,
  })
  .extend({ gamesHere: z.number().int() });
export type CourseHost = z.infer<typeof courseHost>;

/** What anyone may see of a course, archived or not. */
export const coursePage = course.extend({
  /** Of this hour. */
  sky,
  hosts: z.array(courseHost).max(COURSE_HOSTS_MAX),
});
export type CoursePage = z.infer<typeof coursePage>;
