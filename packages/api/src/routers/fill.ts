import {
  answeredFill,
  answerFillByLinkInput,
  answerFillInput,
  fillInput,
  fillMessage,
  fillPlan,
  fillState,
  fillView,
  openFillInput,
  planFillInput,
  startFillInput,
} from "@fourball/domain/fill/schema";
import { answerFill, answerFillByLink } from "@fourball/services/discover/fill-spot/answer-fill";
import { getFill, openFill } from "@fourball/services/discover/fill-spot/get-fill";
import { planFill } from "@fourball/services/discover/fill-spot/plan-fill";
import { startFill, stopFill } from "@fourball/services/discover/fill-spot/start-fill";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

/** Golfers are written to about an open spot. */
export const fillRouter = router({
  plan: memberProcedure
    .fails(
      "fillRunning",
      "fillTooEarly",
      "fillTooLate",
      "hostOnly",
      "noSpotsLeft",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(planFillInput)
    .output(fillPlan)
    .query(({ ctx, input }) => planFill(ctx, input)),
  start: memberProcedure
    .fails(
      "fillEmpty",
      "fillRunning",
      "fillTooEarly",
      "fillTooLate",
      "hostOnly",
      "noSpotsLeft",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(startFillInput)
    .output(fillState)
    .mutation(({ ctx, input }) => startFill(ctx, input)),
  stop: memberProcedure
    .fails("hostOnly", "teeTimeNotFound")
    .input(fillInput)
    .output(fillState.nullable())
    .mutation(({ ctx, input }) => stopFill(ctx, input)),
  /** The numbers for the host, the message for a golfer who got one. */
  get: memberProcedure
    .fails("teeTimeNotFound")
    .input(fillInput)
    .output(fillView)
    .query(({ ctx, input }) => getFill(ctx, input)),
  answer: memberProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "hostCannotJoin",
      "notOffered",
      "requestDeclined",
      "spotGone",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(answerFillInput)
    .output(answeredFill)
    .mutation(({ ctx, input }) => answerFill(ctx, input)),
  /** By the link in the mail, without signing in. */
  open: publicProcedure
    .fails("linkOver")
    .input(openFillInput)
    .output(fillMessage)
    .query(({ ctx, input }) => openFill(ctx, input)),
  answerByLink: publicProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "hostCannotJoin",
      "linkOver",
      "notOffered",
      "requestDeclined",
      "spotGone",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(answerFillByLinkInput)
    .output(answeredFill)
    .mutation(({ ctx, input }) => answerFillByLink(ctx, input)),
});
