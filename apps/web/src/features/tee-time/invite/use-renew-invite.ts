import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type RenewInvite = {
  /** Rejects when it was refused. */
  renew: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useRenewInvite(): RenewInvite {
  const feedback = useMutationFeedback({
    done: texts.invite.renewed,
    failed: texts.invite.renewFailed,
    reason: "below",
  });
  const request = trpc.teeTime.renewInvite.useMutation({
    onSuccess: ({ id }) => feedback.onDone(ownTeeTimeChange(id, "edited")),
    onError: feedback.onFailed,
  });
  return { renew: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}
