import type { Course } from "@fourball/domain/course/schema";
import { skipToken } from "@tanstack/react-query";
import { trpc } from "../../../kit/trpc/trpc.ts";

export const courseLabel = ({ name, location }: Pick<Course, "name" | "location">): string => `${name} - ${location}`;

/** The name of the course whose id is in the address. */
export function useCourseName(courseId: string | undefined): string | undefined {
  const { data } = trpc.course.list.useQuery(courseId ? { id: courseId } : skipToken);
  const course = data?.find(({ id }) => id === courseId);
  return course && courseLabel(course);
}

/** Puts a course chosen from a list into the cache. */
export function useRememberCourse(): (course: Course) => void {
  const utils = trpc.useUtils();
  return (course) => utils.course.list.setData({ id: course.id }, [course]);
}
