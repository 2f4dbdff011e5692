import { PROFILE_CHANGES_EVERY_MS } from "@fourball/domain/live/change";
import type { BusEvent } from "@fourball/domain/ports/event-bus";

type ProfileChanged = Extract<BusEvent, { type: "profile-changed" }>;
type Waiting = { timer: NodeJS.Timeout; next: ProfileChanged | undefined };

/** Passes the first change of a golfer's profile on at once, and those that follow as one when the time is over. */
export class CoalescedProfiles {
  readonly #waiting = new Map<string, Waiting>();
  readonly #pass: (event: ProfileChanged) => void;

  constructor(pass: (event: ProfileChanged) => void) {
    this.#pass = pass;
  }

  changed(event: ProfileChanged): void {
    const waiting = this.#waiting.get(event.userId);
    if (waiting) waiting.next = waiting.next ? forBoth(waiting.next, event) : event;
    else this.#passNow(event);
  }

  close(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #passNow(event: ProfileChanged): void {
    const timer = setTimeout(() => this.#over(event.userId), PROFILE_CHANGES_EVERY_MS).unref();
    this.#waiting.set(event.userId, { timer, next: undefined });
    this.#pass(event);
  }

  #over(userId: string): void {
    const next = this.#waiting.get(userId)?.next;
    this.#waiting.delete(userId);
    if (next) this.#passNow(next);
  }
}

/** Everyone whom one of the two is for. */
const forBoth = (earlier: ProfileChanged, later: ProfileChanged): ProfileChanged => ({
  ...later,
  audience: earlier.audience && later.audience && [...new Set([...earlier.audience, ...later.audience])],
  // A block in between counts for both.
  hiddenFrom: later.hiddenFrom,
});
