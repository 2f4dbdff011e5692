import { COURSE_SEARCH_MAX } from "@fourball/domain/course/constants";
import type { Course } from "@fourball/domain/course/schema";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { Combobox, preloadCombobox } from "@fourball/ui/forms/combobox";
import { Field } from "@fourball/ui/forms/field";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { trpc } from "../../shared/trpc/trpc.ts";
import { whenIdle } from "../../shared/when-idle.ts";
import { type CourseChoice, fieldId } from "./form-values.ts";
import { type SuggestedCourses, useSuggestedCourses } from "./suggested-courses.ts";
import { texts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

const PAUSE_MS = 120;

const keyOf = ({ id }: CourseChoice): string => id;
const labelOf = ({ name, location }: CourseChoice): string => `${name} - ${location}`;

/** Whether a course holds every word of a search, as the server would see it. */
function fits(search: string): (course: Course) => boolean {
  const words = searchWords(search);
  return ({ name, location, city, state }) => {
    const text = searchable(name, location, city, state);
    return words.every((word) => text.includes(word));
  };
}

const withSuggested = (courses: Course[], { recent, nearest }: SuggestedCourses): Course[] => {
  const first = [...recent, ...nearest];
  return [...first, ...courses.filter(({ id }) => first.every((course) => course.id !== id))];
};

/** None while there is nothing to suggest: a list of one part needs no heading. */
function groupsOf({ recent, nearest }: SuggestedCourses): ((course: CourseChoice) => string) | undefined {
  if (recent.length + nearest.length === 0) return undefined;
  const { groups } = texts.course;
  const labels = new Map([
    ...recent.map(({ id }) => [id, groups.recent] as const),
    ...nearest.map(({ id }) => [id, groups.nearest] as const),
  ]);
  return ({ id }) => labels.get(id) ?? groups.others;
}

type CourseFieldProps = { course: CourseChoice | null; onChoose: (course: CourseChoice | null) => void };

/** The server searches; the result of an earlier input is not shown for a later one. */
export function CourseField({ course, onChoose }: CourseFieldProps): ReactNode {
  const [typed, setTyped] = useState("");
  const q = usePaused(typed);
  const { choose, error } = useChoice("courseId");
  // The list can wait until the rest of the form can be used; a search can't.
  const [isIdle, setIdle] = useState(false);
  const courses = trpc.course.list.useQuery(
    { limit: COURSE_SEARCH_MAX, ...(q && { q }) },
    { placeholderData: keepPreviousData, enabled: isIdle || q !== "" },
  );
  useEffect(() => {
    void whenIdle().then(preloadCombobox);
    void whenIdle().then(() => setIdle(true));
  }, []);
  const suggested = useSuggestedCourses(isIdle);
  const isAnswered = typed.trim() === q && !courses.isPending && !courses.isPlaceholderData;
  // While loading, only those earlier results that match the input.
  const found = isAnswered ? courses.data : courses.data?.filter(fits(typed));
  const isSearching = typed.trim() !== "";
  const items = isSearching ? found : found && withSuggested(found, suggested);

  function take(chosen: CourseChoice | null): void {
    // The list closes first; the form and its preview follow.
    startTransition(() => {
      choose(chosen?.id ?? "");
      onChoose(chosen);
      setTyped("");
    });
  }

  return (
    <div id={fieldId("courseId")}>
      <Field error={error} label={texts.labels.courseId}>
        <Combobox<CourseChoice>
          emptyText={texts.course.none}
          errorText={courses.error ? texts.course.failed : undefined}
          groupOf={isSearching ? undefined : groupsOf(suggested)}
          itemKey={keyOf}
          itemLabel={labelOf}
          items={items ?? []}
          loading={!isAnswered && !courses.error && !items?.length}
          loadingText={texts.course.loading}
          onSearch={setTyped}
          onValueChange={take}
          placeholder={texts.course.placeholder}
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
