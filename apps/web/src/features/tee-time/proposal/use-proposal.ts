import type { OpenProposal } from "@fourball/domain/proposal/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

/** The game is another one once there is no proposal any more. */
const changeBy = ({ teeTimeId, proposal }: OpenProposal) => ownTeeTimeChange(teeTimeId, proposal ? "seats" : "edited");

/** A player says whether they'd still play. */
export function useAnswerProposal() {
  const feedback = useMutationFeedback({ done: texts.answered, failed: texts.answerFailed, reason: "below" });
  const request = trpc.proposal.answer.useMutation({
    onSuccess: (open: OpenProposal) => feedback.onDone(changeBy(open)),
    onError: feedback.onFailed,
  });
  return { answer: request.mutate, answering: request.isPending, refusal: feedback.refusalOf(request.error) };
}

/** The host makes the change or drops it; rejects when it is refused. */
export function useDecideProposal() {
  const feedback = useMutationFeedback({ done: texts.made, failed: texts.decideFailed, reason: "below" });
  const request = trpc.proposal.decide.useMutation({
    onSuccess: (open: OpenProposal, { isMade }) => feedback.onDone(changeBy(open), isMade ? texts.made : texts.dropped),
    onError: feedback.onFailed,
  });
  return { decide: request.mutateAsync, deciding: request.isPending, refusal: feedback.refusalOf(request.error) };
}
