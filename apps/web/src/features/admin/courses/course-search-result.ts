import type { AdminCoursePage } from "@fourball/domain/admin/schema";

export type CourseSearchResult = {
  q: string | undefined;
  first: AdminCoursePage;
  /** From an earlier search, while the present one loads. */
  isOld: boolean;
};
