import { apiErrorOf } from "../trpc/api-error.ts";
import { handleUnauthorized } from "./session.ts";

type SessionCheck = { start(): void; reset(): void };

/** A browser does not say why a socket was refused: a call finds out whether the session is over, once until it opens again. */
export function createSessionCheck(fetchAccount: () => Promise<unknown>): SessionCheck {
  let hasChecked = false;
  return {
    start() {
      if (hasChecked) return;
      hasChecked = true;
      fetchAccount().catch((error) => {
        // A network error decides nothing.
        hasChecked = handleUnauthorized(apiErrorOf(error));
      });
    },
    reset() {
      hasChecked = false;
    },
  };
}
