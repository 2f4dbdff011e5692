import type { savedSearches } from "@fourball/db/schema/index";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { searchWords } from "@fourball/domain/search-words";
import { boxAround } from "@fourball/domain/tee-time/nearby";

type Row = typeof savedSearches.$inferInsert;
type Compared = Omit<Row, "id" | "userId" | "filter" | "frequency" | "nearName" | "stoppedAt" | "notifiedAt" | "createdAt">;

/** A filter as the columns that games are compared with. */
export function comparedColumns(filter: SavedFilter): Compared {
  const { courseId, near, radiusKm, box, q = "", from, to, timesOfDay, minOpen, moods, preferences, ...handicaps } = filter;
  const words = searchWords(q);
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  const reach = box ?? (near && radiusKm !== undefined ? boxAround(near, radiusKm) : undefined);
  return {
    ...handicaps,
    courseId,
    reach: reach && `(${reach.east},${reach.north}),(${reach.west},${reach.south})`,
    ...near,
    radiusKm,
    words: longest ? words : undefined,
    wordKey: longest && keyOf([...longest]),
    dateFrom: from,
    dateTo: to,
    timesOfDay,
    minOpen,
    moods,
    preferences,
  };
}

const KEY_LENGTH = 3;
const keyOf = (signs: string[], length = KEY_LENGTH): string => signs.slice(0, length).join("");

/** The keys of all words that are part of these texts. */
export function wordKeysIn(...texts: string[]): string[] {
  const keys = texts.flatMap((text) => {
    const signs = [...text];
    return signs.flatMap((_, from) => [1, 2, KEY_LENGTH].map((length) => keyOf(signs.slice(from, from + KEY_LENGTH), length)));
  });
  return [...new Set(keys)].filter((key) => !/\s/u.test(key));
}
