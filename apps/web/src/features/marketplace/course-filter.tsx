import type { Course } from "@fourball/domain/course/schema";
import { Combobox } from "@fourball/ui/forms/combobox";
import { Field } from "@fourball/ui/forms/field";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useDelayedWrite } from "../../shared/forms/use-delayed-write.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./filter-texts.ts";
import { courseLabel, useCourseName, useRememberCourse } from "./use-course-name.ts";
import type { FilterGroupProps } from "./use-marketplace-search.ts";

/** The chosen one may be known by its address before its name has come. */
type Choice = { id: string; label: string; course?: Course };

const MATCHES_SHOWN = 20;

const keyOf = ({ id }: Choice): string => id;
const labelOf = ({ label }: Choice): string => label;
const choiceOf = (course: Course): Choice => ({ id: course.id, label: courseLabel(course), course });

export function CourseFilter({ search, change }: FilterGroupProps): ReactNode {
  const [words, setWords] = useState("");
  const typed = useDelayedWrite(words, setWords);
  const courses = trpc.course.list.useQuery(
    { q: words || undefined, limit: MATCHES_SHOWN },
    { placeholderData: keepPreviousData },
  );
  const name = useCourseName(search.course);
  const remember = useRememberCourse();

  function choose(choice: Choice | null): void {
    if (choice?.course) remember(choice.course);
    change({ course: choice?.id });
  }

  return (
    <Field label={texts.course.label}>
      <Combobox<Choice>
        emptyText={texts.course.none}
        errorText={courses.error ? texts.course.failed : undefined}
        itemKey={keyOf}
        itemLabel={labelOf}
        items={courses.data?.map(choiceOf) ?? []}
        loading={courses.isPending}
        loadingText={texts.course.loading}
        onSearch={typed.change}
        onValueChange={choose}
        placeholder={texts.course.any}
        value={search.course ? { id: search.course, label: name ?? texts.chips.course } : null}
      />
    </Field>
  );
}
