import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, anyone, members, OK } from "./access-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

export const savedSearchCases = {
  "savedSearch.list": [{ game: "listed", outcomes: members(OK) }],
  "savedSearch.save": [
    { game: "listed", input: () => ({ filter: { moods: ["casual"] }, frequency: "daily" }), outcomes: members(OK) },
    { game: "listed", input: () => ({ filter: {}, frequency: "daily" }), outcomes: members("400 Choose a filter first") },
    {
      game: "listed",
      input: () => ({ filter: { courseId: UNKNOWN }, frequency: "daily" }),
      outcomes: members("404 Course not found"),
    },
  ],
  "savedSearch.change": [
    { game: "listed", input: () => ({ id: UNKNOWN, isOn: false }), outcomes: members("404 Saved search not found") },
  ],
  "savedSearch.delete": [{ game: "listed", input: () => ({ id: UNKNOWN }), outcomes: members(OK) }],
  "savedSearch.switchByLink": [
    {
      game: "listed",
      input: () => ({ id: UNKNOWN, token: "guessed", isOn: false }),
      outcomes: anyone("404 This link no longer works"),
    },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
