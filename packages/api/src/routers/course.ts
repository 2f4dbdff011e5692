import { course, listCoursesInput } from "@fourball/domain/course/schema";
import { listCourses } from "@fourball/services/course/list-courses";
import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { unchecked } from "../wire.ts";

export const courseRouter = router({
  list: publicProcedure
    .input(listCoursesInput)
    .output(unchecked(z.array(course)))
    .query(({ ctx, input }) => listCourses(ctx, input)),
});
