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
    .fails("notParticipant", "teeTimeNotFound")
    .input(proposalInput)
    .output(openProposal)
    .query(({ ctx, input }) => getProposal(ctx, input)),
  propose: memberProcedure
    .fails(
      "changeEmpty",
      "courseNotFound",
      "dateTooFar",
      "hostOnly",
      "playersMissing",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimePast",
      "teeTimeStarted",
      "timeSkipped",
    )
    .input(proposeChangeInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => proposeChange(ctx, input)),
  answer: memberProcedure
    .fails(
      "courseNotFound",
      "dateTooFar",
      "playersOnly",
      "proposalNotFound",
      "proposalOver",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimePast",
      "teeTimeStarted",
      "timeSkipped",
    )
    .input(answerProposalInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => answerProposal(ctx, input)),
  decide: memberProcedure
    .fails(
      "courseNotFound",
      "dateTooFar",
      "hostOnly",
      "proposalNotFound",
      "proposalOver",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimePast",
      "teeTimeStarted",
      "timeSkipped",
    )
    .input(decideProposalInput)
    .output(openProposal)
    .mutation(({ ctx, input }) => decideProposal(ctx, input)),
});
