import type { GuestDecision } from "@fourball/domain/guest/constants";
import type { DecideGuestInput } from "@fourball/domain/guest/schema";
import { ownTeeTimeChange } from "../../../shared/live-sync/use-mark-stale.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useMutationFeedback } from "../../../shared/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

/** `from` is required: the decision applies to the status that the screen shows. */
type Decided = Required<DecideGuestInput>;

type DecideGuest = {
  decide: (input: Decided) => void;
  /** The same as a promise, which rejects on failure. */
  decideNow: (input: Decided) => Promise<unknown>;
  deciding: GuestDecision | undefined;
  refusal: string | undefined;
};

/** The host's decision on a guest's request. */
export function useDecideGuest(): DecideGuest {
  const feedback = useMutationFeedback({
    done: texts.players.decided,
    failed: texts.players.decideFailed,
    reason: "below",
  });
  const request = trpc.guest.decide.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return {
    decide: request.mutate,
    decideNow: request.mutateAsync,
    deciding: request.isPending ? request.variables.status : undefined,
    refusal: feedback.refusalOf(request.error),
  };
}
