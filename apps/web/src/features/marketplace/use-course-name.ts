import type { Course } from "@fourball/domain/course/schema";
import { skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

export const courseLabel = ({ name, location }: Pick<Course, "name" | "location">): string => `${name} - ${location}`;

/** What the course is called that the address names by its id alone. */
export function useCourseName(courseId: string | undefined): string | undefined {
  const { data } = trpc.course.list.useQuery(courseId ? { id: courseId } : skipToken);
  const course = data?.find(({ id }) => id === courseId);
  return course && courseLabel(course);
}

/** Spares asking for a course that was chosen from a list. */
export function useRememberCourse(): (course: Course) => void {
  const utils = trpc.useUtils();
  return (course) => utils.course.list.setData({ id: course.id }, [course]);
}
