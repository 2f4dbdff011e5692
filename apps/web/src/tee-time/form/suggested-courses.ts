import type { Course } from "@fourball/domain/course/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skipToken } from "@tanstack/react-query";
import { useState } from "react";
import { readRememberedPosition } from "../../shared/remembered-position.ts";
import { trpc } from "../../shared/trpc/trpc.ts";

const RECENT_SHOWN = 3;
const NEAREST_SHOWN = 5;

/** The courses of one's own games, the last first. */
export function recentCourses(hosted: readonly TeeTimeCard[]): { id: string; name: string }[] {
  const games = hosted.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const names = new Map(games.map(({ courseId, course }) => [courseId, course.name]));
  return [...names].slice(0, RECENT_SHOWN).map(([id, name]) => ({ id, name }));
}

export type SuggestedCourses = { recent: Course[]; nearest: Course[] };

/** What a golfer most likely looks for: the last courses, and those near where Near Me last was. */
export function useSuggestedCourses(isWanted: boolean): SuggestedCourses {
  const [near] = useState(readRememberedPosition);
  const { data: hosted = [] } = trpc.dashboard.hosted.useQuery(undefined, { enabled: isWanted });
  const ids = isWanted ? recentCourses(hosted).map(({ id }) => id) : [];
  // A course that has been archived since is in no answer.
  const recent = trpc.useQueries((query) => ids.map((id) => query.course.list({ id }))).flatMap(({ data = [] }) => data);
  // Some of them may be recent.
  const limit = NEAREST_SHOWN + RECENT_SHOWN;
  const { data: nearest = [] } = trpc.course.list.useQuery(isWanted && near ? { near, limit } : skipToken);
  return { recent, nearest: nearest.filter(({ id }) => !ids.includes(id)).slice(0, NEAREST_SHOWN) };
}
