import { useQueryClient } from "@tanstack/react-query";

const keyOf = (courseId: string | undefined) => ["course-name", courseId];

/** What a course that was chosen here is called; an address alone does not say. */
export function useCourseName(courseId: string | undefined): string | undefined {
  return useQueryClient().getQueryData<string>(keyOf(courseId));
}

export function useRememberCourseName(): (courseId: string, name: string) => void {
  const client = useQueryClient();
  return (courseId, name) => client.setQueryData<string>(keyOf(courseId), name);
}
