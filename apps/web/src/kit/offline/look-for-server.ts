import { readConnection, subscribeToConnection } from "../trpc/connection.ts";
import { retryAfterDelayOrOnline } from "../trpc/retry-after-delay-or-online.ts";
import { answerWithin } from "./answer-within.ts";

const LOOK_EVERY_MS = 5000;
/** On a dead line the next look tries a connection of its own. */
const ANSWER_WITHIN_MS = 20_000;

/** While the server can't be reached, a call every few seconds finds out whether it is back. Returns the way to stop. */
export function lookForServer(call: (signal: AbortSignal) => Promise<unknown>): () => void {
  let stopWaiting: (() => void) | undefined;

  function look(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    if (!readConnection().isLost) return;
    stopWaiting = retryAfterDelayOrOnline(LOOK_EVERY_MS, () => {
      answerWithin(ANSWER_WITHIN_MS, call)
        .catch(() => undefined)
        .finally(look);
    });
  }

  const unsubscribe = subscribeToConnection(look);
  look();
  return () => {
    unsubscribe();
    stopWaiting?.();
  };
}
