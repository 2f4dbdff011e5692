import type { Course } from "@fourball/domain/course/schema";
import { failureMessage, isUnauthorized } from "../../../shared/failure.ts";
import { handleUnauthorized } from "../../../shared/session.ts";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";

const otherwise = "Check your connection, then try again.";

type DeleteCourse = {
  /** Rejects when it was refused. */
  deleteCourse: () => Promise<unknown>;
  refusal: string | undefined;
};

export function useDeleteCourse({ id: courseId, name }: Course): DeleteCourse {
  const changed = useCoursesChanged();
  const request = trpc.admin.deleteCourse.useMutation({
    onSuccess: ({ outcome }) => {
      const description = outcome === "archived" ? `${name} is archived: its games keep it.` : name;
      void notify({ type: "success", title: "Course deleted", description });
      return changed();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Failed to delete course", description: failureMessage(error, otherwise) });
    },
  });
  const { error } = request;
  return {
    deleteCourse: () => request.mutateAsync({ courseId }),
    refusal: error && !isUnauthorized(error) ? failureMessage(error, `Failed to delete course. ${otherwise}`) : undefined,
  };
}
