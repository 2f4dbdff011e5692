import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useQueuedMutation } from "../../../shared/queue/use-queued-mutation.ts";
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
  const { mutateAsync, error } = useQueuedMutation(feedback);
  return {
    withdraw: (input) => mutateAsync({ path: "teeTime.withdraw", teeTimeId: input.teeTimeId, input }),
    refusal: feedback.refusalOf(error),
  };
}
