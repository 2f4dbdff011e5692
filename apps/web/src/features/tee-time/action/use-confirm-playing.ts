import type { ConfirmPlayingInput } from "@fourball/domain/participation/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type ConfirmPlaying = { confirm: (input: ConfirmPlayingInput) => void; confirming: boolean; refusal: string | undefined };

/** The viewer, who has a spot, is still playing. */
export function useConfirmPlaying(): ConfirmPlaying {
  const feedback = useMutationFeedback({ done: texts.playing.done, failed: texts.playing.failed, reason: "below" });
  const request = trpc.participation.confirmPlaying.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { confirm: request.mutate, confirming: request.isPending, refusal: feedback.refusalOf(request.error) };
}
