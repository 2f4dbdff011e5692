import type { AdminCoursePage } from "@fourball/domain/admin/schema";
import type { CourseFilter } from "./use-course-slots.ts";

export type CourseSearchResult = {
  filter: CourseFilter;
  first: AdminCoursePage;
  /** From an earlier search, while the present one loads. */
  isOld: boolean;
};
