import { handleUnauthorized } from "./session.ts";
import { apiErrorOf } from "./trpc.ts";

type SessionDoubt = { begin(): void; end(): void };

/** A browser does not say why a socket was refused: a call finds out whether the session is over, once until it opens again. */
export function sessionDoubt(ask: () => Promise<unknown>): SessionDoubt {
  let isSettled = false;
  return {
    begin() {
      if (isSettled) return;
      isSettled = true;
      ask().catch((error) => {
        // No answer at all leaves the question open.
        isSettled = handleUnauthorized(apiErrorOf(error));
      });
    },
    end() {
      isSettled = false;
    },
  };
}
