import { COURSES_FOR_STRANGERS_MAX, course, listCoursesInput } from "@fourball/domain/course/schema";
import { z } from "zod";
import { type RestRow, route } from "../rest-route.ts";

export const courseRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/courses",
    {
      summary: `Golf courses by name; at most ${COURSES_FOR_STRANGERS_MAX} when not signed in`,
      access: "anyone",
      query: listCoursesInput.omit({ near: true }),
      response: z.array(course),
      headers: { ETag: "Sent back as `If-None-Match`, the answer is 304 while nothing has changed" },
    },
    ({ api, query }) => api.course.list(query),
  ),
];
