import { course, listCoursesInput } from "@fourball/domain/course/schema";
import { z } from "zod";
import { type RestRow, route } from "../rest-route.ts";

export const courseRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/courses",
    { summary: "Golf courses", access: "anyone", query: listCoursesInput, response: z.array(course) },
    ({ api, query }) => api.course.list(query),
  ),
];
