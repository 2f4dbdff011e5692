import { type ReactNode, Suspense } from "react";
import { optionalPart } from "../../kit/when-idle.ts";
import { FormOverlap } from "./form-overlap.tsx";
import type { CourseChoice } from "./form-values.ts";

const FormLight = optionalPart(async () => (await import("./form-light.tsx")).FormLight);

type TimeNotesProps = {
  course: CourseChoice | null;
  /** The game being edited, which does not overlap itself. */
  except?: string | undefined;
};

/** What is worth knowing about the chosen day and hour. */
export const TimeNotes = ({ course, except }: TimeNotesProps): ReactNode => (
  <>
    {course ? (
      <Suspense fallback={<p className="h-[1lh] text-small" />}>
        <FormLight course={course} />
      </Suspense>
    ) : null}
    <FormOverlap except={except} />
  </>
);

export { HeadStartField } from "./head-start-field.tsx";
export { FormOverlap };
