import { lazy, type ReactNode, Suspense } from "react";
import { FormOverlap } from "./form-overlap.tsx";
import type { CourseChoice } from "./form-values.ts";

const FormLight = lazy(() => import("./form-light.tsx").then((m) => ({ default: m.FormLight })));

type TimeNotesProps = {
  course: CourseChoice | null;
  /** The game being edited, which does not overlap itself. */
  except?: string | undefined;
};

/** What is worth knowing about the chosen day and hour. */
export const TimeNotes = ({ course, except }: TimeNotesProps): ReactNode => (
  <>
    {course ? (
      <Suspense>
        <FormLight course={course} />
      </Suspense>
    ) : null}
    <FormOverlap except={except} />
  </>
);

export { HeadStartField } from "../head-start/head-start-field.tsx";
