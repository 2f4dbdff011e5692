import type { Course } from "@fourball/domain/course/schema";
import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { useState } from "react";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { filterTexts } from "./filter-texts.ts";

const MATCHES_SHOWN = 20;

/** The courses that match what is typed, and the props of the Combobox that shows them. Nothing is fetched before it has the focus. */
export function useCourseMatches() {
  const [isWanted, setWanted] = useState(false);
  const [words, setWords] = useState("");
  const typed = useDelayedWrite(words, setWords);
  const { data, error, isPending } = trpc.course.list.useQuery(
    isWanted ? { q: words || undefined, limit: MATCHES_SHOWN } : skipToken,
    { placeholderData: keepPreviousData },
  );
  const courses: readonly Course[] = data ?? [];
  const combobox = {
    emptyText: filterTexts.course.none,
    errorText: error ? filterTexts.course.failed : undefined,
    loading: isPending,
    loadingText: filterTexts.course.loading,
    onFocus: () => setWanted(true),
    onSearch: typed.change,
  };
  return { courses, combobox };
}
