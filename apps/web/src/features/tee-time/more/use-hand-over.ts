import type { HandOverInput } from "@fourball/domain/participation/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type HandOver = { handOver: (input: HandOverInput) => void; handingOver: boolean; refusal: string | undefined };

/** Transfers the game to a confirmed player; the viewer leaves it. */
export function useHandOver(successor: string, onDone: () => void): HandOver {
  const feedback = useMutationFeedback({
    done: texts.handOver.done(successor),
    failed: texts.handOver.failed,
    reason: "below",
  });
  const request = trpc.teeTime.handOver.useMutation({
    onSuccess: ({ teeTimeId }) => {
      feedback.onDone(ownTeeTimeChange(teeTimeId, "edited"));
      onDone();
    },
    onError: feedback.onFailed,
  });
  return { handOver: request.mutate, handingOver: request.isPending, refusal: feedback.refusalOf(request.error) };
}
