import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "./texts.ts";

export type AcceptAsRegular = { accept: () => void; accepting: boolean; refusal: string | undefined };

/** A regular takes the spot that is kept, without asking the host. */
export function useAcceptAsRegular(): AcceptAsRegular {
  const address = useGameAddress();
  const feedback = useMutationFeedback({ done: texts.done, failed: texts.failed, reason: "below" });
  const request = trpc.teeTime.acceptOffer.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return {
    accept: () => request.mutate(address),
    accepting: request.isPending,
    refusal: feedback.refusalOf(request.error),
  };
}
