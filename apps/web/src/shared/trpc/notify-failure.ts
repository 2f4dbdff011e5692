import { handleUnauthorized } from "../session/session.ts";
import { notify } from "../toast.ts";
import type { ApiError } from "./api-error.ts";
import { failureMessage } from "./failure.ts";

/** Shows an error toast. False for an expired session, which has a toast of its own. */
export function notifyFailure(error: ApiError, title: string, otherwise?: string): boolean {
  if (handleUnauthorized(error)) return false;
  void notify({ type: "error", title, description: failureMessage(error, otherwise) });
  return true;
}
