import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { proposalTexts } from "./texts.ts";

type ProposeChange = {
  /** Asks about course, date and time; what else is in the form is saved. */
  propose: (input: CreateTeeTimeInput) => Promise<void>;
  proposing: boolean;
  error: ApiError | null;
};

export function useProposeChange({ id, mood }: TeeTimeDetail, onProposed: () => void): ProposeChange {
  const feedback = useMutationFeedback({ done: proposalTexts.proposed, failed: proposalTexts.proposeFailed, reason: "below" });
  const save = trpc.teeTime.edit.useMutation({ onError: feedback.onFailed });
  const request = trpc.proposal.propose.useMutation({
    onSuccess: () => {
      feedback.onDone(ownTeeTimeChange(id, "edited"));
      onProposed();
    },
    onError: feedback.onFailed,
  });
  async function propose({ courseId, date, time, ...rest }: CreateTeeTimeInput): Promise<void> {
    try {
      await save.mutateAsync({ ...rest, mood: rest.mood === mood ? undefined : rest.mood, teeTimeId: id });
      await request.mutateAsync({ teeTimeId: id, courseId, date, time });
    } catch {
      // The form shows the error.
    }
  }
  return { propose, proposing: save.isPending || request.isPending, error: save.error ?? request.error };
}
