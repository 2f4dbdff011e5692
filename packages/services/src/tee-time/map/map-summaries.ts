import type { PlacedGames } from "@fourball/domain/tee-time/map";

/** A course with games, as a summary keeps it. */
export type SummarizedCourse = PlacedGames & { courseId: string };
type Summary = readonly SummarizedCourse[];

const KEPT_SECONDS = 30;
/** One for each filter; a summary of 13,000 courses takes about 2 MB. */
const KEPT_SUMMARIES = 8;

type Kept = { summary: Promise<Summary>; at: Temporal.Instant };

/** The courses with games of wide parts of the map: reading them all takes longer than one may wait, and they hardly change. */
export class MapSummaries {
  readonly #kept = new Map<string, Kept>();

  /** The summary of that name, read at most half a minute ago; those who ask at the same time share one reading. */
  get(name: string, now: Temporal.Instant, read: () => Promise<Summary>): Promise<Summary> {
    const kept = this.#kept.get(name);
    if (kept && Math.abs(now.since(kept.at).total("seconds")) < KEPT_SECONDS) return kept.summary;
    const summary = read();
    this.#kept.delete(name);
    this.#kept.set(name, { summary, at: now });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_SUMMARIES) break;
      this.#kept.delete(oldest);
    }
    summary.catch(() => {
      if (this.#kept.get(name)?.summary === summary) this.#kept.delete(name);
    });
    return summary;
  }
}
