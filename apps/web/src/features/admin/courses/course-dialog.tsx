import type { AdminCourse } from "@fourball/domain/admin/schema";
import { createCourseInput } from "@fourball/domain/course/editing";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { GuardedDialog } from "../../../kit/forms/guarded-dialog.tsx";
import { isUnauthorized } from "../../../kit/trpc/failure.ts";
import { CourseFieldset } from "./course-fieldset.tsx";
import { type CourseForm, courseFields, valuesOf } from "./course-values.ts";
import { texts } from "./texts.ts";
import { useSaveCourse } from "./use-save-course.ts";

const words = texts.course;

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
