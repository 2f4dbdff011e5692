import type { SearchFrequency } from "@fourball/domain/saved-search/constants";

/** What several screens say about saved searches. */
export const texts = {
  often: {
    "at-once": "As they're posted",
    daily: "Once a day",
    weekly: "Once a week",
  } satisfies Record<SearchFrequency, string>,
  ends: (day: string) => `Ends by itself after ${day}.`,
};
