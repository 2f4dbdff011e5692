type Gather<Item> = {
  add(item: Item): void;
  /** Deals at once with what was not dealt with yet. */
  finish(): void;
  /** Forgets it. */
  stop(): void;
};

type Pace = {
  /** How long more may still come before the first is dealt with. */
  waitMs: number;
  /** How long after that the next are dealt with at the earliest. */
  restMs: number;
};

/** A round that takes longer may never end, and must not keep all that come after it. */
const PATIENCE_MS = 10_000;

/** Collects what comes in bursts and deals with it together: one round at a time, and with a rest in between. */
export function gather<Item>(deal: (items: Item[]) => Promise<unknown>, { waitMs, restMs }: Pace): Gather<Item> {
  let items: Item[] = [];
  let isBusy = false;
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function round(): void {
    const all = items;
    items = [];
    isBusy = all.length > 0;
    if (!isBusy) return;
    const mine = ++rounds;
    const rest = (): void => {
      if (mine !== rounds) return;
      rounds++;
      clearTimeout(timer);
      timer = setTimeout(round, restMs);
    };
    timer = setTimeout(rest, PATIENCE_MS);
    void deal(all).finally(rest);
  }

  return {
    add(item) {
      items.push(item);
      if (isBusy) return;
      isBusy = true;
      timer = setTimeout(round, waitMs);
    },
    finish() {
      clearTimeout(timer);
      rounds++;
      isBusy = false;
      const rest = items;
      items = [];
      if (rest.length > 0) void deal(rest);
    },
    stop() {
      clearTimeout(timer);
      rounds++;
      items = [];
      isBusy = false;
    },
  };
}
