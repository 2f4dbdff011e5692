import type { Clock } from "@fourball/domain/ports/clock";
import type { PlacedGames } from "@fourball/domain/tee-time/map";
import { LRUCache } from "lru-cache";

/** A course with games, as a summary keeps it. */
export type SummarizedCourse = PlacedGames & { courseId: string; timeZone: string };
type Summary = readonly SummarizedCourse[];
type Read = () => Promise<Summary>;

const KEPT_MS = 30_000;
/** One for each filter; a summary of 13,000 courses takes about 2 MB. */
const KEPT_SUMMARIES = 8;

/** The courses with games of wide parts of the map: reading them all takes longer than one may wait, and they hardly change. */
export class MapSummaries {
  readonly #kept: LRUCache<string, Summary, Read>;

  constructor(clock: Clock) {
    this.#kept = new LRUCache<string, Summary, Read>({
      max: KEPT_SUMMARIES,
      ttl: KEPT_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().epochMilliseconds },
      fetchMethod: (_name, _stale, { context: read }) => read(),
    });
  }

  /** The summary of that name, read at most half a minute ago; those who ask at the same time share one reading. */
  get(name: string, read: Read): Promise<Summary> {
    return this.#kept.forceFetch(name, { context: read });
  }
}
