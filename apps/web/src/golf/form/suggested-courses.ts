import type { Course } from "@fourball/domain/course/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skipToken } from "@tanstack/react-query";
import { useState } from "react";
import { readRememberedPosition } from "../../kit/remembered-position.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

const RECENT_SHOWN = 3;
const NEAREST_SHOWN = 5;

export type SuggestedCourses = {
  recent: Course[];
  nearest: Course[];
  /** The last game that the golfer made, where its course is still listed. */
  last: { game: TeeTimeCard; course: Course } | undefined;
  /** The name of its course, which is known first. */
  lastName: string | undefined;
  /** Whether some of them may still come. */
  isPending: boolean;
};

/** What a golfer most likely looks for: the last courses, and those near where Near Me last was. */
export function useSuggestedCourses(isWanted: boolean): SuggestedCourses {
  const [near] = useState(readRememberedPosition);
  const hosted = trpc.dashboard.hosted.useQuery(undefined, { enabled: isWanted });
  const games = (hosted.data ?? []).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const ids = isWanted ? [...new Set(games.map(({ courseId }) => courseId))].slice(0, RECENT_SHOWN) : [];
  const answers = trpc.useQueries((query) => ids.map((id) => query.course.list({ id })));
  // A course that has been archived since is in no answer.
  const recent = answers.flatMap(({ data = [] }) => data);
  // Some of them may be recent.
  const limit = NEAREST_SHOWN + RECENT_SHOWN;
  const nearest = trpc.course.list.useQuery(isWanted && near ? { near, limit } : skipToken);
  const [game] = games;
  const course = recent.find(({ id }) => id === game?.courseId);
  return {
    recent,
    nearest: (nearest.data ?? []).filter(({ id }) => !ids.includes(id)).slice(0, NEAREST_SHOWN),
    last: game && course ? { game, course } : undefined,
    lastName: game?.course.name,
    isPending: !isWanted || hosted.isPending || answers.some(({ isPending }) => isPending) || nearest.isLoading,
  };
}
