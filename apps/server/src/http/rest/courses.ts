import { COURSES_FOR_STRANGERS_MAX, course, listCoursesInput } from "@fourball/domain/course/schema";
import { coursePage } from "@fourball/domain/course-page/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { z } from "zod";
import { type RestRow, route } from "./rest-route.ts";

export const courseRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/courses",
    {
      summary: `Golf courses by name; at most ${COURSES_FOR_STRANGERS_MAX} when not signed in`,
      calls: ["course.list"],
      access: "anyone",
      query: listCoursesInput.omit({ near: true }),
      response: z.array(course),
      headers: { ETag: "Sent back as `If-None-Match`, the answer is 304 while nothing has changed" },
    },
    ({ api, query }) => api.course.list(query),
  ),
  route(
    "GET",
    "/courses/:id",
    { summary: "A golf course and its hosts", calls: ["course.get"], access: "anyone", response: coursePage },
    ({ api, param }) => api.course.get({ courseId: param("id") }),
  ),
  route(
    "GET",
    "/courses/:id/tee-times",
    { summary: "Tee times to come at a course", calls: ["course.teeTimes"], access: "anyone", response: z.array(teeTimeCard) },
    ({ api, param }) => api.course.teeTimes({ courseId: param("id") }),
  ),
];
