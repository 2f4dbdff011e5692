import type { Region } from "./regions.ts";

const HOURS_BETWEEN_GAMES = 12;
const HOURS_TO_TRAVEL = 36;

const HOUR = 3_600_000;

type Entry = { at: number; region: Region };

/** Who plays when, so that no golfer is on two courses at once or flies overnight for a nine o'clock tee time. */
export class Diary {
  readonly #entries = new Map<string, Entry[]>();

  isFree(golfer: string, at: Temporal.Instant, region: Region): boolean {
    return this.#of(golfer).every((entry) => {
      const needed = entry.region === region ? HOURS_BETWEEN_GAMES : HOURS_TO_TRAVEL;
      return Math.abs(at.epochMilliseconds - entry.at) >= needed * HOUR;
    });
  }

  note(golfer: string, at: Temporal.Instant, region: Region): void {
    this.#entries.set(golfer, [...this.#of(golfer), { at: at.epochMilliseconds, region }]);
  }

  gamesOf(golfer: string): number {
    return this.#of(golfer).length;
  }

  #of(golfer: string): readonly Entry[] {
    return this.#entries.get(golfer) ?? [];
  }
}
