import { Combobox, preloadCombobox } from "@fourball/ui/forms/combobox";
import { Field } from "@fourball/ui/forms/field";
import { type ReactNode, useEffect } from "react";
import { useIsIdle, whenIdle } from "../../kit/when-idle.ts";
import { type CourseOption, courseKey, courseLabel, optionLabel, useCourseSearch, useTakeCourse } from "./course-search.ts";
import { type CourseChoice, fieldId } from "./form-values.ts";
import type { SuggestedCourses } from "./suggested-courses.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

/** None while there is nothing to suggest: a list of one part needs no heading. */
function groupsOf({ recent, nearest }: SuggestedCourses): ((course: CourseChoice) => string) | undefined {
  if (recent.length + nearest.length === 0) return undefined;
  const { groups } = formTexts.course;
  const labels = new Map([
    ...recent.map(({ id }) => [id, groups.recent] as const),
    ...nearest.map(({ id }) => [id, groups.nearest] as const),
  ]);
  return ({ id }) => labels.get(id) ?? groups.others;
}

type CourseFieldProps = {
  course: CourseChoice | null;
  onChoose: (course: CourseChoice | null) => void;
  /** Whether the list starts with all of the last game again. */
  canRepeat?: boolean;
};

export function CourseField({ course, onChoose, canRepeat = false }: CourseFieldProps): ReactNode {
  const { error } = useChoice("courseId");
  // The list can wait until the rest of the form can be used; a search can't.
  const isIdle = useIsIdle();
  useEffect(() => void whenIdle().then(preloadCombobox), []);
  const search = useCourseSearch({ isIdle, canRepeat });
  const take = useTakeCourse(onChoose);

  return (
    <div id={fieldId("courseId")}>
      <Field error={error} label={formTexts.labels.courseId}>
        <Combobox<CourseOption>
          emptyText={formTexts.course.none}
          errorText={search.hasFailed ? formTexts.course.failed : undefined}
          groupOf={search.isSearching ? undefined : groupsOf(search.suggested)}
          itemKey={courseKey}
          itemLabel={courseLabel}
          items={search.options}
          loading={search.isLoading}
          loadingText={formTexts.course.loading}
          onSearch={search.setTyped}
          onValueChange={(chosen) => {
            take(chosen);
            search.setTyped("");
          }}
          placeholder={formTexts.course.placeholder}
          renderItem={optionLabel}
          value={course}
        />
      </Field>
    </div>
  );
}
