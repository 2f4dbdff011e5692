import type { DecideGuestInput, DecideParticipationInput } from "@fourball/domain/inputs";
import type { NewChange } from "../../../kit/queue/queued-change.ts";
import { useQueuedMutation } from "../../../kit/queue/use-queued-mutation.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { useGameAddress, useGameName } from "../game-address.ts";
import { teeTimeTexts } from "../texts.ts";

/** `from` is required: the decision applies to the status that the screen shows. */
type OnGolfer = Required<DecideParticipationInput>;
type OnGuest = Required<DecideGuestInput>;

/** The host's decision on a golfer's request. */
export function useDecide(golfer: string) {
  const game = useThisGame(golfer);
  return useDecision((input: OnGolfer) => ({ path: "participation.decide", ...game, input }));
}

/** The host's decision on a guest's request. */
export function useDecideGuest(guest: string) {
  const game = useThisGame(guest);
  return useDecision((input: OnGuest) => ({ path: "guest.decide", ...game, input }));
}

function useThisGame(golfer: string) {
  const { teeTimeId } = useGameAddress();
  return { teeTimeId, about: { golfer, game: useGameName() } };
}

function useDecision<Input extends { status: string }>(changeOf: (input: Input) => NewChange & { input: Input }) {
  const feedback = useMutationFeedback({
    done: teeTimeTexts.players.decided,
    isToast: true,
    failed: teeTimeTexts.players.decideFailed,
    reason: "below",
  });
  const request = useQueuedMutation<NewChange & { input: Input }>(feedback);
  const deciding: Input["status"] | undefined = request.isPending ? request.variables?.input.status : undefined;
  return {
    decide: (input: Input) => request.mutate(changeOf(input)),
    /** Rejects when it was refused. */
    decideNow: (input: Input) => request.mutateAsync(changeOf(input)),
    deciding,
    refusal: feedback.refusalOf(request.error),
  };
}
