import { z } from "zod";
import { courseId } from "../id.ts";
import { position } from "../position.ts";
import { text } from "../text.ts";
import { COURSE_SEARCH_MAX } from "./constants.ts";

export const course = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  imageUrl: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string(),
});
export type Course = z.infer<typeof course>;

/** The course as a card of a game shows it. */
export const courseCard = course.pick({
  name: true,
  location: true,
  imageUrl: true,
  timeZone: true,
});

/** How many courses one answer holds at most for a stranger. */
export const COURSES_FOR_STRANGERS_MAX = 500;

/** One course by its id, a search by words, or the nearest to a place, the nearest first; all of them when nothing is asked. */
export const listCoursesInput = z.object({
  id: courseId.optional(),
  q: text(100).optional(),
  near: position.optional(),
  limit: z.coerce.number().int().min(1).max(COURSE_SEARCH_MAX).optional(),
});
export type ListCoursesInput = z.infer<typeof listCoursesInput>;
