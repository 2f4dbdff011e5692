import type { OpenProposal } from "@fourball/domain/proposal/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { proposalTexts } from "./texts.ts";

/** The game is another one once there is no proposal any more. */
const change = ({ teeTimeId, proposal }: OpenProposal) => ownTeeTimeChange(teeTimeId, proposal ? "spots" : "edited");

/** A player says whether they'd still play. */
export const useAnswerProposal = () =>
  useAction(trpc.proposal.answer, { done: proposalTexts.answered, failed: proposalTexts.answerFailed, change });

/** The host makes the change or drops it; rejects when it is refused. */
export const useDecideProposal = () =>
  useAction(trpc.proposal.decide, {
    done: (_, { isMade }) => (isMade ? proposalTexts.made : proposalTexts.dropped),
    failed: proposalTexts.decideFailed,
    change,
  });
