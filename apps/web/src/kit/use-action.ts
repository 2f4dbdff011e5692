import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import { ANY_CHANGE, ownTeeTimeChange, useMarkStale } from "./live-sync/use-mark-stale.ts";
import { handleUnauthorized } from "./session/session.ts";
import { texts } from "./texts.ts";
import { announce, notify, SEEN_IN_PLACE_MS } from "./toast.ts";
import type { ApiError } from "./trpc/api-error.ts";
import { adviceOn, failureMessage, failureOf, isRefusal, refusalOf } from "./trpc/failure.ts";

type FeedbackTexts = {
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
      if (isToast) void notify({ type: "success", title: text, description: texts.feedback.done, timeout: SEEN_IN_PLACE_MS });
      else void announce(text);
      void markStale(changes);
    },
    onFailed: (error) => {
      if (handleUnauthorized(error)) return;
      const why = failureMessage(error, failed);
      if (reason === "below" && failureOf(error)) void notify({ type: "error", title: failed, description: why });
      else void notify({ type: "error", title: reason === "instead" ? why : failed, description: texts.feedback.failed });
      // A refusal means that the screen is out of date.
      if (isRefusal(error)) void markStale(ANY_CHANGE);
    },
    refusalOf: (error) => (error ? refusalOf(error, withAdvice(failed, error)) : undefined),
  };
}

/** Some texts of the specification end with advice of their own. */
const withAdvice = (failed: string, error: ApiError): string => (failed.endsWith(".") ? failed : `${failed}. ${adviceOn(error)}`);

type Answered<Input, Output> = {
  onSuccess: (output: Output, input: Input) => unknown;
  onError: (error: ApiError) => void;
};
type Request<Input, Output> = {
  mutate: (input: Input, then?: { onSuccess?: (output: Output) => void; onError?: (error: ApiError) => void }) => void;
  mutateAsync: (input: Input) => Promise<Output>;
  isPending: boolean;
  isSuccess: boolean;
  error: ApiError | null;
  reset: () => void;
};
/** A mutation of the API, such as `trpc.teeTime.join`. */
type Mutation<Input, Output> = { useMutation: (answered: Answered<Input, Output>) => Request<Input, Output> };

type Action<Input, Output> = Omit<FeedbackTexts, "done" | "reason"> & {
  done: string | ((output: Output, input: Input) => string);
  reason?: FeedbackTexts["reason"];
  /** What it makes stale. */
  change: (output: Output, input: Input) => readonly LiveChange[];
  /** Shows the answer or leaves the page before it is said that it is done. */
  before?: (output: Output) => Promise<unknown>;
  after?: () => unknown;
};

/** What a button does: the call, what is said of it, and what it makes stale. `mutateAsync` rejects when it was refused. */
export function useAction<Input, Output>(
  mutation: Mutation<Input, Output>,
  { done, change, reason = "below", before, after, ...texts }: Action<Input, Output>,
): Request<Input, Output> & { refusal: string | undefined } {
  const feedback = useMutationFeedback({ ...texts, done: "", reason });
  const { mutate, mutateAsync, isPending, isSuccess, error, reset } = mutation.useMutation({
    onSuccess: async (output, input) => {
      await before?.(output);
      feedback.onDone(change(output, input), typeof done === "string" ? done : done(output, input));
      await after?.();
    },
    onError: feedback.onFailed,
  });
  return { mutate, mutateAsync, isPending, isSuccess, error, reset, refusal: feedback.refusalOf(error) };
}

/** What a change of a game that the viewer takes part in makes stale, by the game in the answer. */
export const changesGame =
  (change: TeeTimeChange) =>
  ({ teeTimeId }: { teeTimeId: string }): LiveChange[] =>
    ownTeeTimeChange(teeTimeId, change);
