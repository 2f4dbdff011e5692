import { CHAT_RECONNECT_MS } from "./constants.ts";

const LONGEST_MS = 60_000;
const QUICK_TRIES = 3;

/** How long to wait before the next try, after `failures` in a row. Not everybody comes back at the same moment. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  if (failures === 0) return CHAT_RECONNECT_MS + random() * 500;
  const growth = 1.5 ** Math.max(0, failures - QUICK_TRIES + 1);
  return Math.min(LONGEST_MS, CHAT_RECONNECT_MS * growth + random() * 2000);
}
