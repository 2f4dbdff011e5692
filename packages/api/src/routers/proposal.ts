import {
  answerProposalInput,
  decideProposalInput,
  openProposal,
  proposalInput,
  proposeChangeInput,
} from "@fourball/domain/proposal/schema";
import { answerProposal } from "@fourball/services/games/proposal/answer-proposal";
import { decideProposal } from "@fourball/services/games/proposal/decide-proposal";
import { getProposal } from "@fourball/services/games/proposal/get-proposal";
import { proposeChange } from "@fourball/services/games/proposal/propose-change";
import { memberProcedure, router } from "../trpc.ts";

export const proposalRouter = router({
  get: memberProcedure
    .input(proposalInput)
    .output(openProposal)
    .query(({ ctx, input }) => getProposal(ctx, input)),
  propose: memberProcedure
    .input(proposeChangeInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => proposeChange(ctx, input)),
  answer: memberProcedure
    .input(answerProposalInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => answerProposal(ctx, input)),
  decide: memberProcedure
    .input(decideProposalInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => decideProposal(ctx, input)),
});
