import { answeredGolfer, answerPlayAgainInput, playAgainAnswered } from "@fourball/domain/partner/schema";
import { answerPlayAgain } from "@fourball/services/rounds/partner/answer-play-again";
import { listAnswered } from "@fourball/services/rounds/partner/list-answered";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

export const partnerRouter = router({
  answered: memberProcedure
    .fails()
    .output(z.array(answeredGolfer))
    .query(({ ctx }) => listAnswered(ctx)),
  answer: memberProcedure
    .fails("golferNotFound", "partnerIsYourself")
    .input(answerPlayAgainInput)
    .output(playAgainAnswered)
    .mutation(({ ctx, input }) => answerPlayAgain(ctx, input)),
});
