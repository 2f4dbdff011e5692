import { setTimeout as pause } from "node:timers/promises";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";

const VISITORS = 5;
const PAUSE_MS = 50;

type Seen = { answered: number; refused: number; lost: number; longest: number };

/** Golfers who read the list and their dashboard one after the other, and never ask twice. */
export class Visitors {
  readonly #url: string;
  readonly #cookies: string[];
  readonly #phases = new Map<string, Seen>();
  #now: Seen = { answered: 0, refused: 0, lost: 0, longest: 0 };

  constructor(url: string, cookies: string[]) {
    this.#url = url;
    this.#cookies = cookies;
  }

  enter(phase: string): void {
    const { answered, refused, lost, longest } = this.#now;
    say(`pages until then: ${answered} answered, ${refused} refused, ${lost} lost, the longest after ${longest.toFixed(0)} ms`);
    this.#now = { answered: 0, refused: 0, lost: 0, longest: 0 };
    this.#phases.set(phase, this.#now);
  }

  async visit(signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: VISITORS }, (_, index) => this.#visitAs(this.#cookies[index] ?? "", signal)));
  }

  print(): void {
    printTable("Golfers who read, and never ask twice", [
      ["", "answered", "refused", "connection lost", "longest ms"],
      ...[...this.#phases].map(([what, { answered, refused, lost, longest }]) => [
        what,
        ...[answered, refused, lost, longest].map((figure) => figure.toFixed(0)),
      ]),
    ]);
  }

  async #visitAs(cookie: string, signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted; turn++) {
      const path = turn % 2 === 0 ? "/api/tee-times?limit=12" : "/api/dashboard/joined";
      const started = performance.now();
      const seen = this.#now;
      try {
        const response = await fetch(this.#url + path, { headers: { cookie } });
        await response.arrayBuffer();
        if (response.ok) seen.answered++;
        else seen.refused++;
      } catch {
        seen.lost++;
      }
      seen.longest = Math.max(seen.longest, performance.now() - started);
      await pause(PAUSE_MS);
    }
  }
}
