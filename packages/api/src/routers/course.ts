import { mapTiles } from "@fourball/domain/course/map-tiles";
import { course, listCoursesInput } from "@fourball/domain/course/schema";
import { coursePage, openCourseInput } from "@fourball/domain/course-page/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { getCoursePage } from "@fourball/services/games/course/get-course-page";
import { listCourses } from "@fourball/services/games/course/list-courses";
import { listCourseTeeTimes } from "@fourball/services/games/tee-time/list/list-course-tee-times";
import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { unchecked } from "../wire.ts";

export const courseRouter = router({
  list: publicProcedure
    .fails("courseNotFound")
    .input(listCoursesInput)
    .output(unchecked(z.array(course)))
    .query(({ ctx, input }) => listCourses(ctx, input)),
  /** The operator's own tiles; null where maps are drawn. */
  mapTiles: publicProcedure
    .fails()
    .output(mapTiles.nullable())
    .query(({ ctx }) => ctx.config.mapTiles),
  get: publicProcedure
    .fails("courseNotFound")
    .input(openCourseInput)
    .output(coursePage)
    .query(({ ctx, input }) => getCoursePage(ctx, input)),
  teeTimes: publicProcedure
    .fails("courseNotFound")
    .input(openCourseInput)
    .output(z.array(teeTimeCard))
    .query(({ ctx, input }) => listCourseTeeTimes(ctx, input)),
});
