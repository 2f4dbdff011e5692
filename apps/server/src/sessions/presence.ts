import type { Db } from "@fourball/db/client";
import { recordLastSeen } from "@fourball/services/account/record-last-seen";

const INTERVAL_MS = 60_000;

/** Records who is online, at most once a minute each, in the database that all processes share. */
export function createPresence(db: Db, onError: (error: unknown) => void): (userId: string) => void {
  let recorded = new Set<string>();
  let since = Date.now();
  return (userId) => {
    if (Date.now() - since > INTERVAL_MS) {
      recorded = new Set();
      since = Date.now();
    }
    if (recorded.has(userId)) return;
    recorded.add(userId);
    recordLastSeen(db, userId).catch(onError);
  };
}
