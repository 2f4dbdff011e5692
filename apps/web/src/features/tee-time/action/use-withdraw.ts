import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { ownTeeTimeChange } from "../../../shared/live-sync/use-mark-stale.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useMutationFeedback } from "../../../shared/use-mutation-feedback.ts";

type Withdraw = {
  /** Rejects when it was refused. */
  withdraw: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useWithdraw(): Withdraw {
  const feedback = useMutationFeedback({
    done: "You have withdrawn from this tee time",
    failed: "Failed to withdraw from tee time",
    reason: "below",
  });
  const request = trpc.teeTime.withdraw.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { withdraw: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}
