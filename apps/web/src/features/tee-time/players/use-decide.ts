import type { DecideParticipationInput } from "@fourball/domain/inputs";
import type { Decision } from "@fourball/domain/participation/constants";
import type { QueuedChange } from "../../../kit/queue/queued-change.ts";
import { useQueuedMutation } from "../../../kit/queue/use-queued-mutation.ts";
import { useMutationFeedback } from "../../../kit/use-action.ts";
import { useGameAddress, useGameName } from "../game-address.ts";
import { texts } from "../texts.ts";

/** `from` is required: the decision applies to the status that the screen shows. */
type Decided = Required<DecideParticipationInput>;
type Change = { path: "participation.decide"; teeTimeId: string; about: QueuedChange["about"]; input: Decided };

type Decide = {
  decide: (input: Decided) => void;
  /** The same as a promise, which rejects on failure. */
  decideNow: (input: Decided) => Promise<unknown>;
  deciding: Decision | undefined;
  refusal: string | undefined;
};

/** The host's decision on a golfer's request. */
export function useDecide(golfer: string): Decide {
  const feedback = useMutationFeedback({
    done: texts.players.decided,
    isToast: true,
    failed: texts.players.decideFailed,
    reason: "below",
  });
  const { teeTimeId } = useGameAddress();
  const game = useGameName();
  const request = useQueuedMutation<Change>(feedback);
  const change = (input: Decided): Change => ({ path: "participation.decide", teeTimeId, about: { golfer, game }, input });
  return {
    decide: (input) => request.mutate(change(input)),
    decideNow: (input) => request.mutateAsync(change(input)),
    deciding: request.isPending ? request.variables?.input.status : undefined,
    refusal: feedback.refusalOf(request.error),
  };
}
