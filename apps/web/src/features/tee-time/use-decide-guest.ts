import type { GuestDecision } from "@fourball/domain/guest/constants";
import type { DecideGuestInput } from "@fourball/domain/guest/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

/** A decision is always on what the screen shows. */
type Decided = Required<DecideGuestInput>;

type DecideGuest = {
  decide: (input: Decided) => void;
  /** The same, for those who wait for it: rejects when it was refused. */
  decideNow: (input: Decided) => Promise<unknown>;
  deciding: GuestDecision | undefined;
  refusal: string | undefined;
};

/** The host's word on one guest. */
export function useDecideGuest(): DecideGuest {
  const deed = useDeed({
    done: "Participant status updated successfully",
    failed: "Failed to update participant status",
    reason: "below",
  });
  const request = trpc.guest.decide.useMutation({ onSuccess: () => deed.onDone(), onError: deed.onFailed });
  return {
    decide: request.mutate,
    decideNow: request.mutateAsync,
    deciding: request.isPending ? request.variables.status : undefined,
    refusal: deed.refusalOf(request.error),
  };
}
