const MARK = "sent-";
const DIGITS = 8;
const ERROR = '"error"';
const BODY = "Meet on the range at half past, I bring coffee and the good snacks.";

type SentMessage = { at: number; missing: number };

/** Records when each message was sent and its latency to each listener. */
export class ChatMeter {
  readonly #sent: SentMessage[] = [];
  #latencies: number[] = [];
  #missing = 0;
  /** Messages that the server rejected. */
  refused = 0;
  onComplete: (() => void) | undefined;

  /** The text of a message scheduled for this time, expected by this many listeners. */
  newMessage(at: number, listeners: number): string {
    const number = this.#sent.push({ at, missing: listeners }) - 1;
    this.#missing += listeners;
    return `${MARK}${String(number).padStart(DIGITS, "0")} ${BODY}`;
  }

  receive(text: Buffer): void {
    const mark = text.indexOf(MARK, 0, "latin1");
    if (mark < 0) {
      if (text.includes(ERROR)) this.refused++;
      return;
    }
    const number = Number(text.toString("latin1", mark + MARK.length, mark + MARK.length + DIGITS));
    const sent = this.#sent[number];
    if (!sent) return;
    this.#latencies.push(performance.now() - sent.at);
    this.#missing--;
    if (--sent.missing === 0) this.onComplete?.();
  }

  /** Deliveries that have not arrived yet. */
  get missing(): number {
    return this.#missing;
  }

  /** Deliveries since the last `take`. */
  get delivered(): number {
    return this.#latencies.length;
  }

  /** Returns the figures since the last call and resets them. */
  take(): { delivered: number; p50: number; p99: number } {
    const took = Float64Array.from(this.#latencies).sort();
    this.#latencies = [];
    const quantile = (share: number): number => took[Math.floor(took.length * share)] ?? Number.POSITIVE_INFINITY;
    return { delivered: took.length, p50: quantile(0.5), p99: quantile(0.99) };
  }

  /** Stops waiting for missing deliveries; returns their number. */
  dropMissing(): number {
    const lost = this.#missing;
    this.#missing = 0;
    return lost;
  }
}
