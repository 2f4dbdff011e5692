import { COURSE_SEARCH_MAX } from "@fourball/domain/course/schema";
import { Combobox } from "@fourball/ui/combobox";
import { Field } from "@fourball/ui/field";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { trpc } from "../../shared/trpc.ts";
import { type CourseChoice, FIELD_LABELS, fieldId } from "./form-values.ts";
import { useChoice } from "./use-choice.ts";

const PAUSE_MS = 120;

const keyOf = ({ id }: CourseChoice): string => id;
const labelOf = ({ name, location }: CourseChoice): string => `${name} - ${location}`;

type CourseFieldProps = { course: CourseChoice | null; onChoose: (course: CourseChoice | null) => void };

/** The server does the searching; an answer that comes late belongs to another question and is never shown. */
export function CourseField({ course, onChoose }: CourseFieldProps): ReactNode {
  const [typed, setTyped] = useState("");
  const q = usePaused(typed);
  const courses = trpc.course.list.useQuery({ limit: COURSE_SEARCH_MAX, ...(q && { q }) }, { placeholderData: keepPreviousData });
  const { choose, error } = useChoice("courseId");

  function take(chosen: CourseChoice | null): void {
    onChoose(chosen);
    choose(chosen?.id ?? "");
    setTyped("");
  }

  return (
    <div id={fieldId("courseId")}>
      <Field error={error} label={FIELD_LABELS.courseId}>
        <Combobox<CourseChoice>
          emptyText="No courses available"
          errorText={courses.error ? "Could not load courses" : undefined}
          itemKey={keyOf}
          itemLabel={labelOf}
          items={courses.data ?? []}
          loading={courses.isPending}
          loadingText="Loading courses..."
          onSearch={setTyped}
          onValueChange={take}
          placeholder="Type a course, city or state"
          value={course}
        />
      </Field>
    </div>
  );
}

function usePaused(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
