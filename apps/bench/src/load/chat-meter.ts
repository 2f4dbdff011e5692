const MARK = "said-";
const DIGITS = 8;
const REFUSAL = '"error"';
const WORDS = "Meet on the range at half past, I bring coffee and the good snacks.";

type Said = { at: number; missing: number };

/** Knows when each message was said, and how long it took to each of its listeners. */
export class ChatMeter {
  readonly #said: Said[] = [];
  #latencies: number[] = [];
  #missing = 0;
  /** Messages that the server did not take. */
  refused = 0;
  onComplete: (() => void) | undefined;

  /** A message that should be said at this moment, and is to reach so many listeners. */
  newWords(at: number, listeners: number): string {
    const number = this.#said.push({ at, missing: listeners }) - 1;
    this.#missing += listeners;
    return `${MARK}${String(number).padStart(DIGITS, "0")} ${WORDS}`;
  }

  hear(text: Buffer): void {
    const mark = text.indexOf(MARK, 0, "latin1");
    if (mark < 0) {
      if (text.includes(REFUSAL)) this.refused++;
      return;
    }
    const number = Number(text.toString("latin1", mark + MARK.length, mark + MARK.length + DIGITS));
    const said = this.#said[number];
    if (!said) return;
    this.#latencies.push(performance.now() - said.at);
    this.#missing--;
    if (--said.missing === 0) this.onComplete?.();
  }

  /** Deliveries that have not arrived yet. */
  get missing(): number {
    return this.#missing;
  }

  /** What was measured since the last time, and forgets it. */
  take(): { delivered: number; p50: number; p99: number } {
    const took = Float64Array.from(this.#latencies).sort();
    this.#latencies = [];
    const quantile = (share: number): number => took[Math.floor(took.length * share)] ?? Number.POSITIVE_INFINITY;
    return { delivered: took.length, p50: quantile(0.5), p99: quantile(0.99) };
  }

  /** What never arrived is not waited for again. */
  giveUp(): number {
    const lost = this.#missing;
    this.#missing = 0;
    return lost;
  }
}
