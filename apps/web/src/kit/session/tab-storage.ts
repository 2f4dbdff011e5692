/** Where a visitor's pending request is stored. Separate from the rest so that the first load stays small. */
export const PENDING = "pendingTeeTimeRequest";

export const hasPendingRequest = (): boolean => read(PENDING) !== null;

// A browser may forbid the storage or find it full. Then nothing is stored, and the page works without it.
export function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}
