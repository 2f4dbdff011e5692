import {
  claimedAccount,
  claimedSpot,
  claimSpotInput,
  confirmGuestRequestInput,
  guestLeft,
  guestRequest,
  guestRequestAnswer,
  guestRequestInput,
  guestRequestSent,
  listedGuestRequest,
  openGuestRequestInput,
  ownGuestRequest,
  undoGuestDecisionInput,
} from "@fourball/domain/guest/schema";
import { decideGuestInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { claimSpot } from "@fourball/services/games/guest/claim-spot";
import { confirmGuestRequest } from "@fourball/services/games/guest/confirm-guest-request";
import { decideGuestRequest } from "@fourball/services/games/guest/decide-guest-request";
import { getOwnGuestRequest } from "@fourball/services/games/guest/get-own-guest-request";
import { keepSpot } from "@fourball/services/games/guest/keep-spot";
import { leaveAsGuest } from "@fourball/services/games/guest/leave-as-guest";
import { listGuestRequests } from "@fourball/services/games/guest/list-guest-requests";
import { requestAsGuest } from "@fourball/services/games/guest/request-as-guest";
import { undoGuestDecision } from "@fourball/services/games/guest/undo-guest-decision";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const guestRouter = router({
  request: publicProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "guestEmailMissing",
      "guestsTurnedAway",
      "hostCannotJoin",
      "keyInvalid",
      "keyOfAnotherRequest",
      "requestDeclined",
      "teeTimeFull",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(guestRequestInput)
    .output(guestRequestAnswer)
    .mutation(({ ctx, input }) => requestAsGuest(ctx, input)),
  /** By the token in a mailed link. */
  confirm: publicProcedure
    .fails("alreadyRequested", "guestsTurnedAway", "teeTimeFull", "teeTimeNotFound", "teeTimeStarted", "tokenInvalid")
    .input(confirmGuestRequestInput)
    .output(guestRequestSent)
    .mutation(({ ctx, input }) => confirmGuestRequest(ctx, input)),
  /** By the guest's link, without signing in. */
  own: publicProcedure
    .fails("linkOver")
    .input(openGuestRequestInput)
    .output(ownGuestRequest)
    .query(({ ctx, input }) => getOwnGuestRequest(ctx, input)),
  /** By the guest's link, without signing in: the guest can't make it, or doesn't ask any more. */
  leave: publicProcedure
    .fails("linkOver", "requestDeclined", "spotTaken", "teeTimeCancelled", "teeTimeStarted")
    .input(openGuestRequestInput)
    .output(guestLeft)
    .mutation(({ ctx, input }) => leaveAsGuest(ctx, input)),
  /** By the guest's link: makes the account that keeps the spot. */
  claim: publicProcedure
    .fails(
      "alreadySignedIn",
      "emailTaken",
      "guestEmailUnproven",
      "hostSilent",
      "keyInvalid",
      "keyOfAnotherRequest",
      "linkOver",
      "passwordEasyToGuess",
      "requestDeclined",
      "spotTaken",
      "teeTimeCancelled",
      "teeTimeStarted",
    )
    .input(claimSpotInput)
    .output(claimedAccount)
    .mutation(({ ctx, input }) => claimSpot(ctx, input)),
  /** The same for a golfer who has an account. */
  keepSpot: memberProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "hostCannotJoin",
      "hostSilent",
      "keyInvalid",
      "keyOfAnotherRequest",
      "linkOver",
      "requestDeclined",
      "spotTaken",
      "teeTimeCancelled",
      "teeTimeStarted",
    )
    .input(openGuestRequestInput)
    .output(claimedSpot)
    .mutation(({ ctx, input }) => keepSpot(ctx, input)),
  list: memberProcedure
    .fails("hostOnly", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(z.array(listedGuestRequest))
    .query(({ ctx, input }) => listGuestRequests(ctx, input)),
  decide: memberProcedure
    .fails(
      "hostOnly",
      "keyInvalid",
      "keyOfAnotherRequest",
      "noSpotsLeft",
      "requestChanged",
      "requestNotFound",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(decideGuestInput)
    .output(guestRequest)
    .mutation(({ ctx, input }) => decideGuestRequest(ctx, input)),
  undoDecision: memberProcedure
    .fails("hostOnly", "removalFinal", "requestNotFound", "teeTimeCancelled", "teeTimeNotFound", "teeTimeStarted", "undoTooLate")
    .input(undoGuestDecisionInput)
    .output(guestRequest)
    .mutation(({ ctx, input }) => undoGuestDecision(ctx, input)),
});
