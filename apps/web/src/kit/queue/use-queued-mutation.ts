import { useMutation } from "@tanstack/react-query";
import { ownTeeTimeChange } from "../live-sync/use-mark-stale.ts";
import { notify } from "../toast.ts";
import { type ApiError, apiErrorOf } from "../trpc/api-error.ts";
import type { MutationFeedback } from "../use-mutation-feedback.ts";
import type { NewChange } from "./queued-change.ts";
import { useSendQueue } from "./use-send-queue.ts";

const saved = { title: "No connection", description: "Saved. We'll send it when you're back online." };

type QueuedMutation<Change> = {
  mutate: (change: Change) => void;
  /** Rejects when it was refused. */
  mutateAsync: (change: Change) => Promise<unknown>;
  isPending: boolean;
  variables: Change | undefined;
  error: ApiError | null;
};

/** A change of a game that waits for the server where it can't be reached. */
export function useQueuedMutation<Change extends NewChange>({ onDone, onFailed }: MutationFeedback): QueuedMutation<Change> {
  const { run } = useSendQueue();
  const { error, ...mutation } = useMutation({
    mutationFn: (change: Change) => run(change),
    onSuccess(outcome, { teeTimeId }) {
      if (outcome === "sent") onDone(ownTeeTimeChange(teeTimeId, "spots"));
      else void notify({ type: "success", ...saved });
    },
    onError: (thrown) => onFailed(apiErrorOf(thrown)),
  });
  return { ...mutation, error: error && apiErrorOf(error) };
}
