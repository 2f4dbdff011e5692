import type { AdminCourse } from "@fourball/domain/admin/schema";
import type { CourseFields } from "@fourball/domain/course/editing";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce, notify } from "../../../kit/toast.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";
import { texts } from "./texts.ts";

type SaveCourse = {
  save: (fields: CourseFields) => void;
  saving: boolean;
  error: ApiError | null;
  /** The error text. */
  failed: string;
};

type Then = { onSaved: () => void; onRefused: (error: ApiError) => void };

/** Creates a course, or replaces the one with this id. */
export function useSaveCourse(courseId: string | undefined, { onSaved, onRefused }: Then): SaveCourse {
  const isNew = courseId === undefined;
  const changed = useCoursesChanged();
  const failed = isNew ? texts.course.createFailed : texts.course.updateFailed;
  const onSuccess = async ({ name, timeZone, isTimeZoneGuessed }: AdminCourse): Promise<void> => {
    // The form closes on a fresh list: opened again from an old row, it would save what was replaced.
    await changed();
    const description = isTimeZoneGuessed ? texts.course.savedWithGuess(name, timeZone) : name;
    if (isNew || isTimeZoneGuessed) {
      void notify({ type: "success", title: isNew ? texts.course.created : texts.course.updated, description });
    } else void announce(texts.course.updated);
    onSaved();
  };
  const onError = (error: ApiError): void => {
    if (notifyFailure(error, failed)) onRefused(error);
  };
  const create = trpc.admin.createCourse.useMutation({ onSuccess, onError });
  const edit = trpc.admin.editCourse.useMutation({ onSuccess, onError });
  const { isPending: saving, error } = isNew ? create : edit;
  return {
    save: (fields) => (isNew ? create.mutate(fields) : edit.mutate({ ...fields, courseId })),
    saving,
    error,
    failed,
  };
}
