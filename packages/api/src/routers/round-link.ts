import { openRoundLinkInput, ownRoundLink, roundLinkInput, sharedRound } from "@fourball/domain/round-link/schema";
import { openRoundLink } from "@fourball/services/rounds/round-link/open-round-link";
import { createRoundLink, getRoundLink, revokeRoundLink } from "@fourball/services/rounds/round-link/round-link";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const roundLinkRouter = router({
  own: memberProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(roundLinkInput)
    .output(ownRoundLink)
    .query(({ ctx, input }) => getRoundLink(ctx, input)),
  create: memberProcedure
    .fails("notParticipant", "roundOver", "teeTimeCancelled", "teeTimeNotFound")
    .input(roundLinkInput)
    .output(ownRoundLink)
    .mutation(({ ctx, input }) => createRoundLink(ctx, input)),
  revoke: memberProcedure
    .fails("teeTimeNotFound")
    .input(roundLinkInput)
    .output(ownRoundLink)
    .mutation(({ ctx, input }) => revokeRoundLink(ctx, input)),
  /** For anyone with the link, without signing in. */
  open: publicProcedure
    .fails("linkOver")
    .input(openRoundLinkInput)
    .output(sharedRound)
    .query(({ ctx, input }) => openRoundLink(ctx, input)),
});
