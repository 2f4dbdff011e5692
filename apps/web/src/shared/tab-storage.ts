/** Where the request of a visitor waits; every page looks whether it is there, so this is all that the first load holds of it. */
export const PENDING = "pendingTeeTimeRequest";

export const hasPendingRequest = (): boolean => read(PENDING) !== null;

// A browser may forbid the storage or find it full. Then nothing is kept, and the page goes on.
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
