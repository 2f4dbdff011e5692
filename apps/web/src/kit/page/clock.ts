const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One shared clock; it pauses while the tab is hidden. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}
