import type { Course } from "@fourball/domain/course/schema";
import { Combobox } from "@fourball/ui/forms/combobox";
import { Field } from "@fourball/ui/forms/field";
import type { ReactNode } from "react";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { texts } from "./filter-texts.ts";
import { useCourseMatches } from "./use-course-matches.ts";
import { courseLabel, useCourseName, useRememberCourse } from "./use-course-name.ts";

/** The chosen one may be known by its address before its name has come. */
type Choice = { id: string; label: string; course?: Course };

const keyOf = ({ id }: Choice): string => id;
const labelOf = ({ label }: Choice): string => label;
const choiceOf = (course: Course): Choice => ({ id: course.id, label: courseLabel(course), course });

export function CourseFilter({ search, change }: FilterGroupProps): ReactNode {
  const { courses, combobox } = useCourseMatches();
  const name = useCourseName(search.course);
  const remember = useRememberCourse();

  function choose(choice: Choice | null): void {
    if (choice?.course) remember(choice.course);
    change({ course: choice?.id });
  }

  return (
    <Field label={texts.course.label}>
      <Combobox<Choice>
        {...combobox}
        itemKey={keyOf}
        itemLabel={labelOf}
        items={courses.map(choiceOf)}
        onValueChange={choose}
        placeholder={texts.course.any}
        value={search.course ? { id: search.course, label: name ?? texts.chips.course } : null}
      />
    </Field>
  );
}
