import type { LiveChange } from "@fourball/domain/live/change";
import { ANY_CHANGE, useMarkStale } from "./live-sync/use-mark-stale.ts";
import { handleUnauthorized } from "./session/session.ts";
import { kitTexts } from "./texts.ts";
import { announce, notify, SEEN_IN_PLACE_MS } from "./toast.ts";
import type { ApiError } from "./trpc/api-error.ts";
import { adviceOn, failureMessage, failureOf, isRefusal, refusalOf } from "./trpc/failure.ts";

export type FeedbackTexts = {
  /** What is announced of a success, unless the answer has a text of its own. */
  done: string;
  /** The success is a toast too, as the specification wants it. */
  isToast?: true;
  /** The toast of a failure. */
  failed: string;
  /** Where the toast has the server's reason, when there is one: it replaces `failed`, follows it, or is only beside the control. */
  reason: "instead" | "below" | "elsewhere";
};

export type MutationFeedback = {
  onDone: (changes: readonly LiveChange[], text?: string) => void;
  onFailed: (error: ApiError) => void;
  /** Why it did not work, to be read in place. */
  refusalOf: (error: ApiError | null) => string | undefined;
};

/** What the mutations of a tee time have in common: their toasts, and what they make stale. */
export function useMutationFeedback({ done, isToast, failed, reason }: FeedbackTexts): MutationFeedback {
  const markStale = useMarkStale();
  return {
    onDone: (changes, text = done) => {
      if (isToast) void notify({ type: "success", title: text, description: kitTexts.feedback.done, timeout: SEEN_IN_PLACE_MS });
      else void announce(text);
      void markStale(changes);
    },
    onFailed: (error) => {
      if (handleUnauthorized(error)) return;
      const why = failureMessage(error, failed);
      if (reason === "below" && failureOf(error)) void notify({ type: "error", title: failed, description: why });
      else void notify({ type: "error", title: reason === "instead" ? why : failed, description: kitTexts.feedback.failed });
      // A refusal means that the screen is out of date.
      if (isRefusal(error)) void markStale(ANY_CHANGE);
    },
    refusalOf: (error) => (error ? refusalOf(error, withAdvice(failed, error)) : undefined),
  };
}

/** Some texts of the specification end with advice of their own. */
const withAdvice = (failed: string, error: ApiError): string => (failed.endsWith(".") ? failed : `${failed}. ${adviceOn(error)}`);
