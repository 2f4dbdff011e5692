import {
  confirmGuestRequestInput,
  decideGuestInput,
  guestRequest,
  guestRequestAnswer,
  guestRequestInput,
  guestRequestSent,
  openGuestRequestInput,
  ownGuestRequest,
  undoGuestDecisionInput,
} from "@fourball/domain/guest/schema";
import { openTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { confirmGuestRequest } from "@fourball/services/guest/confirm-guest-request";
import { decideGuestRequest } from "@fourball/services/guest/decide-guest-request";
import { getOwnGuestRequest } from "@fourball/services/guest/get-own-guest-request";
import { listGuestRequests } from "@fourball/services/guest/list-guest-requests";
import { requestAsGuest } from "@fourball/services/guest/request-as-guest";
import { undoGuestDecision } from "@fourball/services/guest/undo-guest-decision";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const guestRouter = router({
  request: publicProcedure
    .input(guestRequestInput)
    .output(guestRequestAnswer)
    .mutation(({ ctx, input }) => requestAsGuest(ctx, input)),
  /** By the token in a mailed link. */
  confirm: publicProcedure
    .input(confirmGuestRequestInput)
    .output(guestRequestSent)
    .mutation(({ ctx, input }) => confirmGuestRequest(ctx, input)),
  /** By the guest's link, without signing in. */
  own: publicProcedure
    .input(openGuestRequestInput)
    .output(ownGuestRequest)
    .query(({ ctx, input }) => getOwnGuestRequest(ctx, input)),
  list: memberProcedure
    .input(openTeeTimeInput)
    .output(z.array(guestRequest))
    .query(({ ctx, input }) => listGuestRequests(ctx, input)),
  decide: memberProcedure
    .input(decideGuestInput)
    .output(guestRequest)
    .mutation(({ ctx, input }) => decideGuestRequest(ctx, input)),
  undoDecision: memberProcedure
    .input(undoGuestDecisionInput)
    .output(guestRequest)
    .mutation(({ ctx, input }) => undoGuestDecision(ctx, input)),
});
