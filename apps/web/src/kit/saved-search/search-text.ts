import { filterInWords } from "@fourball/domain/saved-search/in-words";
import type { SearchedGames } from "@fourball/domain/saved-search/schema";
import { distanceText, shortDate } from "../formatting.ts";

/** A search in the viewer's words and units. */
export const searchText = ({ filter, nearName, courseName }: SearchedGames): string =>
  filterInWords(filter, { day: (date) => shortDate(date), distance: (km) => distanceText(km), nearName, courseName });
