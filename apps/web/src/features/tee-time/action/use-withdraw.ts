import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { ownTeeTimeChange } from "../../../shared/live-sync/use-mark-stale.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useMutationFeedback } from "../../../shared/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type Withdraw = {
  /** Rejects when it was refused. */
  withdraw: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useWithdraw(): Withdraw {
  const feedback = useMutationFeedback({
    done: texts.withdraw.done,
    failed: texts.withdraw.failed,
    reason: "below",
  });
  const request = trpc.teeTime.withdraw.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { withdraw: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}
