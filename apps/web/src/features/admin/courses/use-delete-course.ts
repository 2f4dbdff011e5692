import type { Course } from "@fourball/domain/course/schema";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { notify } from "../../../kit/toast.ts";
import { adviceOn, refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";
import { texts } from "./texts.ts";

const words = texts.deleteCourse;

type DeleteCourse = {
  /** Rejects when it was refused. */
  deleteCourse: () => Promise<unknown>;
  refusal: string | undefined;
};

export function useDeleteCourse({ id: courseId, name }: Course): DeleteCourse {
  const changed = useCoursesChanged();
  const request = trpc.admin.deleteCourse.useMutation({
    onSuccess: ({ outcome }) => {
      const description = outcome === "archived" ? words.archived(name) : name;
      void notify({ type: "success", title: words.done, description });
      return changed();
    },
    onError: (error) => void notifyFailure(error, words.failed),
  });
  return {
    deleteCourse: () => request.mutateAsync({ courseId }),
    refusal: request.error ? refusalOf(request.error, `${words.failed}. ${adviceOn(request.error)}`) : undefined,
  };
}
