import type { AdminCourse, AdminCoursePage, ListAdminCoursesInput } from "@fourball/domain/admin/schema";
import { useEffect, useState } from "react";
import { trpc } from "../../../shared/trpc/trpc.ts";

const PAGE = 100;
/** Pages are fetched this many rows ahead. */
const AHEAD = 25;

export type CourseFilter = Pick<ListAdminCoursesInput, "q" | "needsTimeZone">;

export const coursePage = (filter: CourseFilter, page: number): ListAdminCoursesInput => ({
  ...filter,
  limit: PAGE,
  offset: page * PAGE,
});

/** One row: its course, or why it is not there yet. */
export type CourseSlot = { kind: "course"; course: AdminCourse } | { kind: "loading" } | { kind: "failed"; retry: () => void };

type LoadedPages = {
  filter: CourseFilter;
  first: AdminCoursePage;
  /** The first page is that of an earlier search. */
  isOld: boolean;
  /** The rows in view, from 0. */
  from: number;
  to: number;
};

/** The content of each row. Pages are fetched when their rows are in view and scrolling has paused. */
export function useCourseSlots({ filter, first, isOld, from, to }: LoadedPages): (row: number) => CourseSlot {
  const lastPage = Math.max(0, Math.ceil(first.total / PAGE) - 1);
  const start = useSettled(pageOf(Math.max(0, from - AHEAD)));
  const end = Math.min(useSettled(pageOf(to + AHEAD)), lastPage);
  const wanted = isOld ? [] : Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  const pages = trpc.useQueries((t) => wanted.map((page) => t.admin.courses(coursePage(filter, page))));
  return (row) => {
    const page = pageOf(row);
    const query = pages[wanted.indexOf(page)];
    const course = (page === 0 ? first : query?.data)?.items[row % PAGE];
    if (course) return { kind: "course", course };
    return query?.isError && !query.isFetching ? { kind: "failed", retry: () => void query.refetch() } : { kind: "loading" };
  };
}

const pageOf = (row: number): number => Math.floor(row / PAGE);

const SETTLE_MS = 120;

/** The debounced value. */
function useSettled<Value extends number | string>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
