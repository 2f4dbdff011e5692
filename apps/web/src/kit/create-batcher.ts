type Batcher<Item> = {
  add(item: Item): void;
  /** The same, without waiting for the cooldown to end. */
  addSoon(item: Item): void;
  /** Handles at once what still waits. */
  flush(): void;
  /** Drops what still waits. */
  clear(): void;
};

type Pace = {
  /** How long more may still come before the first is handled. */
  waitMs: number;
  /** How long after a batch the next one starts at the earliest. */
  cooldownMs: number;
};

/** A batch that takes longer may never end, and must not block all later ones. */
const TIMEOUT_MS = 10_000;

/** Collects what comes in bursts and handles it together: one batch at a time, and with a cooldown in between. */
export function createBatcher<Item>(handle: (items: Item[]) => Promise<unknown>, { waitMs, cooldownMs }: Pace): Batcher<Item> {
  let items: Item[] = [];
  let state: "idle" | "waiting" | "running" | "cooldown" = "idle";
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(ms: number, next: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }

  function wait(): void {
    state = "waiting";
    after(waitMs, run);
  }

  function run(): void {
    const batch = items;
    items = [];
    if (batch.length === 0) {
      state = "idle";
      return;
    }
    state = "running";
    const current = ++batches;
    const cool = (): void => {
      if (current !== batches) return;
      batches++;
      state = "cooldown";
      after(cooldownMs, run);
    };
    after(TIMEOUT_MS, cool);
    void handle(batch).finally(cool);
  }

  function reset(): Item[] {
    clearTimeout(timer);
    batches++;
    state = "idle";
    const dropped = items;
    items = [];
    return dropped;
  }

  return {
    add(item) {
      items.push(item);
      if (state === "idle") wait();
    },
    addSoon(item) {
      items.push(item);
      if (state === "waiting") return;
      batches++;
      wait();
    },
    flush() {
      const rest = reset();
      if (rest.length > 0) void handle(rest);
    },
    clear() {
      reset();
    },
  };
}
