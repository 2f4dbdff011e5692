type Pace = {
  /** How long more may still come before the first is handled. */
  waitMs: number;
  /** How long after a batch the next one starts at the earliest. */
  cooldownMs: number;
};

/** A batch that takes longer may never end, and must not block all later ones. */
const TIMEOUT_MS = 10_000;

/** Collects what comes in bursts and handles it together: one batch at a time, and with a cooldown in between. */
export const createBatcher = <Item>(handle: (items: Item[]) => Promise<unknown>, pace: Pace) => new Batcher(handle, pace);

class Batcher<Item> {
  readonly #handle: (items: Item[]) => Promise<unknown>;
  readonly #pace: Pace;
  #items: Item[] = [];
  #state: "idle" | "waiting" | "running" | "cooldown" = "idle";
  #batches = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handle: (items: Item[]) => Promise<unknown>, pace: Pace) {
    this.#handle = handle;
    this.#pace = pace;
  }

  add(item: Item): void {
    this.#items.push(item);
    if (this.#state === "idle") this.#wait();
  }

  /** Adds without waiting for the cooldown to end. */
  addSoon(item: Item): void {
    this.#items.push(item);
    if (this.#state === "waiting") return;
    this.#batches++;
    this.#wait();
  }

  /** Handles at once what still waits; can be a listener by itself. */
  readonly flush = (): void => {
    const rest = this.#items;
    this.clear();
    if (rest.length > 0) void this.#handle(rest);
  };

  /** Drops what still waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#batches++;
    this.#state = "idle";
    this.#items = [];
  }

  #after(ms: number, next: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(next, ms);
  }

  #wait(): void {
    this.#state = "waiting";
    this.#after(this.#pace.waitMs, () => this.#run());
  }

  #run(): void {
    const batch = this.#items;
    this.#items = [];
    if (batch.length === 0) {
      this.#state = "idle";
      return;
    }
    this.#state = "running";
    const current = ++this.#batches;
    const cool = (): void => {
      if (current !== this.#batches) return;
      this.#batches++;
      this.#state = "cooldown";
      this.#after(this.#pace.cooldownMs, () => this.#run());
    };
    this.#after(TIMEOUT_MS, cool);
    void this.#handle(batch).finally(cool);
  }
}
