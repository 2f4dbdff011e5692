import type { Db } from "@fourball/db/client";
import { withoutDeadline } from "@fourball/db/deadline";
import { recordLastSeen } from "@fourball/services/golfers/account/record-last-seen";

const INTERVAL_MS = 60_000;
/** Golfers who are seen within it are recorded by one statement. */
const GATHERED_MS = 1000;

export type Presence = { markOnline(userId: string): void; close(): void };

/** Records who is online, at most once a minute each, in the database that all processes share. */
export function createPresence(db: Db, onError: (error: unknown) => void, gatheredMs = GATHERED_MS): Presence {
  let recorded = new Set<string>();
  let since = Date.now();
  let seen: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const record = async (): Promise<void> => {
    const golfers = seen;
    seen = [];
    timer = undefined;
    for (const missed of await recordLastSeen(db, golfers)) recorded.delete(missed);
  };
  return {
    markOnline(userId) {
      if (Date.now() - since > INTERVAL_MS) {
        recorded = new Set();
        since = Date.now();
      }
      if (recorded.has(userId)) return;
      recorded.add(userId);
      seen.push(userId);
      timer ??= setTimeout(() => void withoutDeadline(record).catch(onError), gatheredMs).unref();
    },
    close: () => clearTimeout(timer),
  };
}
