import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import { ownTeeTimeChange } from "./live-sync/use-mark-stale.ts";
import type { ApiError } from "./trpc/api-error.ts";
import { type FeedbackTexts, useMutationFeedback } from "./use-mutation-feedback.ts";

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
