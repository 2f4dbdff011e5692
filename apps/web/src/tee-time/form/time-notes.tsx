import type { ReactNode } from "react";
import { FormLight } from "./form-light.tsx";
import { FormOverlap } from "./form-overlap.tsx";
import type { CourseChoice } from "./form-values.ts";

type TimeNotesProps = {
  course: CourseChoice | null;
  /** The game being edited, which does not overlap itself. */
  except?: string | undefined;
};

/** What is worth knowing about the chosen day and hour. */
export const TimeNotes = ({ course, except }: TimeNotesProps): ReactNode => (
  <>
    {course ? <FormLight course={course} /> : null}
    <FormOverlap except={except} />
  </>
);

export { HeadStartField } from "../head-start/head-start-field.tsx";
