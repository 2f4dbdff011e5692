import { course, listCoursesInput } from "@fourball/domain/course/schema";
import { listCourses } from "@fourball/services/course/list-courses";
import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { trusted } from "../wire.ts";

export const courseRouter = router({
  list: publicProcedure
    .input(listCoursesInput)
    .output(trusted(z.array(course)))
    .query(({ ctx, input }) => listCourses(ctx, input)),
});
