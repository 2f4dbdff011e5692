import type { Course } from "@fourball/domain/course/schema";
import { Combobox } from "@fourball/ui/combobox";
import { Field } from "@fourball/ui/field";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { trpc } from "../../shared/trpc.ts";
import { useDelayedWrite } from "../../shared/use-delayed-write.ts";
import type { FilterGroupProps } from "./filters-sheet.tsx";
import { useCourseName, useRememberCourseName } from "./use-course-name.ts";

type Choice = Pick<Course, "id" | "name"> & Partial<Pick<Course, "location">>;

const MATCHES_SHOWN = 20;

const keyOf = ({ id }: Choice): string => id;
const labelOf = ({ name, location }: Choice): string => (location ? `${name} - ${location}` : name);

export function CourseFilter({ search, change }: FilterGroupProps): ReactNode {
  const [words, setWords] = useState("");
  const typed = useDelayedWrite(words, setWords);
  const courses = trpc.course.list.useQuery(
    { q: words || undefined, limit: MATCHES_SHOWN },
    { placeholderData: keepPreviousData },
  );
  const name = useCourseName(search.course);
  const remember = useRememberCourseName();

  function choose(course: Choice | null): void {
    if (course) remember(course.id, labelOf(course));
    change({ course: course?.id });
  }

  return (
    <Field label="Golf Course">
      <Combobox<Choice>
        emptyText="No courses available"
        errorText={courses.error ? "Could not load courses" : undefined}
        itemKey={keyOf}
        itemLabel={labelOf}
        items={courses.data ?? []}
        loading={courses.isPending}
        loadingText="Loading courses..."
        onSearch={typed.change}
        onValueChange={choose}
        placeholder="Any course"
        value={search.course ? { id: search.course, name: name ?? "Chosen course" } : null}
      />
    </Field>
  );
}
