import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { gameName } from "../../kit/formatting.ts";
import { useQueuedMutation } from "../../kit/queue/use-queued-mutation.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { withdrawTexts } from "./texts.ts";

type Withdraw = {
  /** Rejects when it was refused. */
  withdraw: (game: TeeTimeDetail) => Promise<unknown>;
  refusal: string | undefined;
};

export function useWithdraw(): Withdraw {
  const feedback = useMutationFeedback({
    done: withdrawTexts.done,
    failed: withdrawTexts.failed,
    reason: "below",
  });
  const { mutateAsync, error } = useQueuedMutation(feedback);
  return {
    withdraw: ({ id, ...game }) =>
      mutateAsync({ path: "teeTime.withdraw", teeTimeId: id, about: { game: gameName(game) }, input: { teeTimeId: id } }),
    refusal: feedback.refusalOf(error),
  };
}
