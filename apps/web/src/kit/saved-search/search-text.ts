import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { filterInWords } from "@fourball/domain/saved-search/in-words";
import type { SearchedGames } from "@fourball/domain/saved-search/schema";
import { distanceText, shortDate } from "../formatting.ts";

/** What several screens say about saved searches. */
export const searchTexts = {
  often: {
    "at-once": "As they're posted",
    daily: "Once a day",
    weekly: "Once a week",
  } satisfies Record<SearchFrequency, string>,
  ends: (day: string) => `Ends by itself after ${day}.`,
};

/** A search in the viewer's words and units. */
export const searchText = ({ filter, nearName, courseName }: SearchedGames): string =>
  filterInWords(filter, { day: (date) => shortDate(date), distance: (km) => distanceText(km), nearName, courseName });
