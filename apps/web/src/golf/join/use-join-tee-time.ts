import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { useState } from "react";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { afterPaint } from "../../kit/page/after-paint.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { useTeeTimeCache } from "./tee-time-cache.ts";
import { joinTexts } from "./texts.ts";

type JoinTeeTime = {
  join: (input: JoinTeeTimeInput) => void;
  joining: boolean;
  /** The error text next to the button. */
  refusal: string | undefined;
};

/** Requests a spot, with an optimistic update that is rolled back on failure. */
export function useJoinTeeTime(): JoinTeeTime {
  const change = useTeeTimeCache();
  const feedback = useMutationFeedback({ done: joinTexts.done, isToast: true, failed: joinTexts.failed, reason: "instead" });
  // From the tap on, which the mutation follows.
  const [joining, setJoining] = useState(false);
  const request = trpc.teeTime.join.useMutation({
    onMutate: ({ teeTimeId }) =>
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: "pending", pendingCount: pendingCount + 1 })),
    onSuccess: ({ teeTimeId, overlaps }) =>
      feedback.onDone(ownTeeTimeChange(teeTimeId, "spots"), overlaps ? joinTexts.doneButOverlaps : joinTexts.done),
    onError: (error, { teeTimeId }) => {
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: null, pendingCount: Math.max(0, pendingCount - 1) }));
      feedback.onFailed(error);
    },
    onSettled: () => setJoining(false),
  });

  function join(input: JoinTeeTimeInput): void {
    setJoining(true);
    // The tap shows before its work begins. The request is made although the card may be gone by then.
    afterPaint(() => request.mutate(input));
  }

  return { join, joining, refusal: feedback.refusalOf(request.error) };
}
