import { failureMessage } from "./failure.ts";
import { handleUnauthorized } from "./session.ts";
import { notify } from "./toast.ts";
import type { ApiError } from "./trpc.ts";

/** Says that a call did not work, and why. False when it was the session that was gone, which is told in its own way. */
export function tellFailure(error: ApiError, title: string, otherwise?: string): boolean {
  if (handleUnauthorized(error)) return false;
  void notify({ type: "error", title, description: failureMessage(error, otherwise) });
  return true;
}
