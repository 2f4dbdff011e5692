import { setTimeout as pause } from "node:timers/promises";

const INTERVAL_MS = 50;

/** Waits for a condition; false if it does not hold in time. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await pause(INTERVAL_MS);
  }
  return true;
}
