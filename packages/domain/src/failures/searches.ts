import type { FailureEntries } from "./entry.ts";

/** Of finding games. */
export const searchFailures = {
  filterMissing: { code: "invalid", text: "Choose a filter first" },
  filterOver: { code: "invalid", text: "These dates are over" },
  nearMeNeedsLocation: { code: "invalid", text: "Your location is needed for Near Me" },
  savedSearchNotFound: { code: "not_found", text: "Saved search not found" },
  savedSearchesTooMany: { code: "conflict", text: "You have {most} saved searches. Delete one to save another." },
  sortNeedsLocation: { code: "invalid", text: "Your location is needed to sort by distance" },
  teeTimesNotFound: { code: "not_found", text: "Tee times not found" },
} as const satisfies FailureEntries;
