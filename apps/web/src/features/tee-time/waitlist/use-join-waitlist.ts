import type { JoinWaitlistInput } from "@fourball/domain/participation/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type JoinWaitlist = { joinWaitlist: (input: JoinWaitlistInput) => void; joining: boolean; refusal: string | undefined };

/** Puts the viewer on the waitlist of a full game. */
export function useJoinWaitlist(): JoinWaitlist {
  const feedback = useMutationFeedback({
    done: texts.waitlist.done,
    failed: texts.waitlist.failed,
    reason: "below",
  });
  const request = trpc.teeTime.joinWaitlist.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { joinWaitlist: request.mutate, joining: request.isPending, refusal: feedback.refusalOf(request.error) };
}
