const KEY = "fourball.kept";

/** Whether this device keeps a golfer's games. Separate from the rest so that the first load stays small. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Null: nothing is kept anymore. */
export function noteKeeping(accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, accountId);
  } catch {}
}
