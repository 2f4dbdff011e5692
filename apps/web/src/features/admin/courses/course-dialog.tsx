import type { AdminCourse } from "@fourball/domain/admin/schema";
import { type CourseFields, createCourseInput } from "@fourball/domain/course/editing";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { GuardedDialog } from "../../../kit/forms/guarded-dialog.tsx";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce, notify } from "../../../kit/toast.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { isUnauthorized } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";
import { CourseFieldset } from "./course-fieldset.tsx";
import { type CourseForm, courseFields, valuesOf } from "./course-values.ts";
import { courseTexts } from "./texts.ts";

const words = courseTexts.course;

type CourseDialogProps = { course: AdminCourse | undefined; onClose: () => void };

/** Creates a course or edits an existing one. */
export function CourseDialog({ course, onClose }: CourseDialogProps): ReactNode {
  const form: CourseForm = useForm({ resolver: zodResolver(createCourseInput), defaultValues: valuesOf(course) });
  const { handleSubmit, formState, setError } = form;
  const { save, saving, error, failed } = useSaveCourse(course?.id, {
    onSaved: onClose,
    onRefused: (refusal) => void showIssues(refusal, courseFields, setError),
  });
  const isSignedOut = error !== null && isUnauthorized(error);
  return (
    <GuardedDialog
      onClose={onClose}
      question={formState.isDirty && !isSignedOut ? words.unsaved : undefined}
      size="large"
      title={course ? words.edit : words.create}
    >
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(save)}>
        <FormAlert error={isSignedOut ? null : unplacedError(error, courseFields)} failed={`${failed}.`} />
        <CourseFieldset form={form} guessedZone={course?.isTimeZoneGuessed ? course.timeZone : undefined} />
        <DialogFooter>
          <DialogClose type="button">{words.cancel}</DialogClose>
          <Button pending={saving} pendingLabel={course ? words.saving : words.creating} type="submit">
            {course ? words.save : words.create}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  );
}

type SaveCourse = {
  save: (fields: CourseFields) => void;
  saving: boolean;
  error: ApiError | null;
  /** The error text. */
  failed: string;
};

type Then = { onSaved: () => void; onRefused: (error: ApiError) => void };

/** Creates a course, or replaces the one with this id. */
function useSaveCourse(courseId: string | undefined, { onSaved, onRefused }: Then): SaveCourse {
  const isNew = courseId === undefined;
  const changed = useCoursesChanged();
  const failed = isNew ? courseTexts.course.createFailed : courseTexts.course.updateFailed;
  const onSuccess = async ({ name, timeZone, isTimeZoneGuessed }: AdminCourse): Promise<void> => {
    // The form closes on a fresh list: opened again from an old row, it would save what was replaced.
    await changed();
    const description = isTimeZoneGuessed ? courseTexts.course.savedWithGuess(name, timeZone) : name;
    if (isNew || isTimeZoneGuessed) {
      void notify({ type: "success", title: isNew ? courseTexts.course.created : courseTexts.course.updated, description });
    } else void announce(courseTexts.course.updated);
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
