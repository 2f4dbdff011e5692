import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

export type AcceptOffer = { accept: (input: OpenTeeTimeInput) => void; accepting: boolean; refusal: string | undefined };

/** Accepts a waitlist offer, which sends a request to the host. */
export function useAcceptOffer(): AcceptOffer {
  const feedback = useMutationFeedback({
    done: texts.waitlist.claimed,
    failed: texts.waitlist.claimFailed,
    reason: "below",
  });
  const request = trpc.teeTime.acceptOffer.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { accept: request.mutate, accepting: request.isPending, refusal: feedback.refusalOf(request.error) };
}
