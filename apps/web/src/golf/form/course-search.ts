import { COURSE_SEARCH_MAX } from "@fourball/domain/course/constants";
import type { Course } from "@fourball/domain/course/schema";
import { searchable, searchWords } from "@fourball/domain/search-words";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clockText } from "../../kit/formatting.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { type CourseChoice, type TeeTimeFormState, useTeeTimeFields } from "./form-values.ts";
import { type SuggestedCourses, useSuggestedCourses } from "./suggested-courses.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";
import { nextSameWeekday } from "./usual-tee-off.ts";

const PAUSE_MS = 120;

/** A course; with a game, all of that game again. */
export type CourseOption = CourseChoice & { again?: TeeTimeCard };

export const courseKey = ({ id, again }: CourseOption): string => (again ? `again ${id}` : id);
export const courseLabel = ({ name, location }: CourseOption): string => `${name} - ${location}`;
export const optionLabel = (option: CourseOption): string =>
  option.again ? formTexts.course.again(gameTextOf(option.again)) : courseLabel(option);
const gameTextOf = ({ course, time }: TeeTimeCard): string => `${clockText(time)}, ${course.name}`;

export type CourseSearch = {
  typed: string;
  setTyped: (typed: string) => void;
  /** What was found, or what is likely while nothing is typed. */
  options: CourseOption[];
  suggested: SuggestedCourses;
  isSearching: boolean;
  isLoading: boolean;
  hasFailed: boolean;
};

/** The server searches; the result of an earlier input is not shown for a later one. */
export function useCourseSearch({ isIdle, canRepeat }: { isIdle: boolean; canRepeat: boolean }): CourseSearch {
  const [typed, setTyped] = useState("");
  const q = usePaused(typed);
  const courses = trpc.course.list.useQuery(
    { limit: COURSE_SEARCH_MAX, ...(q && { q }) },
    { placeholderData: keepPreviousData, enabled: isIdle || q !== "" },
  );
  const all = useSuggestedCourses(isIdle);
  const suggested = canRepeat ? all : { ...all, last: undefined };
  const isAnswered = typed.trim() === q && !courses.isPending && !courses.isPlaceholderData;
  // While loading, only those earlier results that match the input.
  const found = isAnswered ? courses.data : courses.data?.filter(fits(typed));
  const isSearching = typed.trim() !== "";
  const options = (isSearching ? found : found && withSuggested(found, suggested)) ?? [];
  const hasFailed = courses.error !== null;
  return {
    typed,
    setTyped,
    options,
    suggested,
    isSearching,
    isLoading: !isAnswered && !hasFailed && options.length === 0,
    hasFailed,
  };
}

/** Sets what was chosen from the list: the course, or all of the last game. */
export function useTakeCourse(onChoose: (course: CourseChoice | null) => void): (chosen: CourseOption | null) => void {
  const form = useTeeTimeFields();
  const { choose } = useChoice("courseId");
  return (chosen) => {
    if (!chosen) {
      choose("");
      return onChoose(null);
    }
    const { again, ...course } = chosen;
    if (again) repeatGame(form, again);
    else choose(course.id);
    onChoose(course);
  };
}

/** Whether a course holds every word of a search, as the server would see it. */
function fits(search: string): (course: Course) => boolean {
  const words = searchWords(search);
  return ({ name, location, city, state }) => {
    const text = searchable(name, location, city, state);
    return words.every((word) => text.includes(word));
  };
}

const withSuggested = (courses: Course[], { recent, nearest, last }: SuggestedCourses): CourseOption[] => {
  const first = [...recent, ...nearest];
  const others = courses.filter(({ id }) => first.every((course) => course.id !== id));
  return [...(last ? [{ ...last.course, again: last.game }] : []), ...first, ...others];
};

function usePaused(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Fills in a game as it was, on the same day of the week. */
function repeatGame(form: TeeTimeFormState, game: TeeTimeCard): void {
  const { courseId, time, totalSlots, mood, preferences, isPublic } = game;
  const today = courseToday(Temporal.Now.instant(), game.course.timeZone);
  form.reset(
    {
      courseId,
      date: nextSameWeekday(game.date, today),
      time,
      totalSlots,
      mood,
      preferences,
      isPublic,
      description: game.description ?? "",
    },
    { keepDefaultValues: true, keepIsSubmitted: true },
  );
}
