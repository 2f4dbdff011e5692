const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for all that time alone changes; it stands while nobody looks at it. */
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
