import { openTeeTimeInput } from "@fourball/domain/inputs";
import { rateGolferInput, roundRating } from "@fourball/domain/rating/schema";
import { getRoundRating } from "@fourball/services/rounds/rating/get-round-rating";
import { listOpenRatings } from "@fourball/services/rounds/rating/list-open-ratings";
import { rateGolfer } from "@fourball/services/rounds/rating/rate-golfer";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

export const ratingRouter = router({
  round: memberProcedure
    .fails("notParticipant", "roundNotOver", "teeTimeCancelled", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(roundRating)
    .query(({ ctx, input }) => getRoundRating(ctx, input)),
  open: memberProcedure
    .fails()
    .output(z.array(roundRating))
    .query(({ ctx }) => listOpenRatings(ctx)),
  rate: memberProcedure
    .fails(
      "notParticipant",
      "notPlayed",
      "profileNotFound",
      "ratingFinal",
      "ratingOfYourself",
      "ratingsClosed",
      "roundNotOver",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(rateGolferInput)
    .output(roundRating)
    .mutation(({ ctx, input }) => rateGolfer(ctx, input)),
});
