import { handleUnauthorized } from "./session/session.ts";
import { kitTexts } from "./texts.ts";
import { notify } from "./toast.ts";
import type { ApiError } from "./trpc/api-error.ts";
import { failureMessage } from "./trpc/failure.ts";

/** Shows an error toast. False for an expired session, which has a toast of its own. */
export function notifyFailure(error: ApiError, title: string, otherwise?: string): boolean {
  if (handleUnauthorized(error)) return false;
  const why = failureMessage(error, otherwise);
  // "Error" alone says nothing: the reason is the headline then.
  const [headline, aside] = title === kitTexts.feedback.failed ? [why, title] : [title, why];
  void notify({ type: "error", title: headline, description: aside });
  return true;
}
