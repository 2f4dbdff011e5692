import type { Db } from "@fourball/db/client";
import { notePresence } from "@fourball/services/account/note-presence";

const EVERY_MS = 60_000;

/** Writes down who is here, once a minute each: several processes then agree on who is online. */
export function createPresence(db: Db, onError: (error: unknown) => void): (userId: string) => void {
  let noted = new Set<string>();
  let since = Date.now();
  return (userId) => {
    if (Date.now() - since > EVERY_MS) {
      noted = new Set();
      since = Date.now();
    }
    if (noted.has(userId)) return;
    noted.add(userId);
    notePresence(db, userId).catch(onError);
  };
}
