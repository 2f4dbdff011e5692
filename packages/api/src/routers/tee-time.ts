import { openTeeTimeInput } from "@fourball/domain/inputs";
import {
  dropFriendInput,
  handOverInput,
  joinTeeTimeInput,
  joinWaitlistInput,
  participation,
  processedRequest,
} from "@fourball/domain/participation/schema";
import { dayCounts, listTeeTimesInput, teeTimeFilter, teeTimePage } from "@fourball/domain/tee-time/list";
import { mapInput, mapStart, mapStartInput, mapView, unplacedCourses, unplacedInput } from "@fourball/domain/tee-time/map";
import {
  cancelTeeTimeInput,
  createTeeTimeInput,
  editTeeTimeInput,
  overlap,
  overlapInput,
  teeTimeCard,
  teeTimeDetail,
} from "@fourball/domain/tee-time/schema";
import { cancelTeeTime } from "@fourball/services/games/tee-time/cancel-tee-time";
import { countTeeTimes } from "@fourball/services/games/tee-time/count/count-tee-times";
import { countByDay } from "@fourball/services/games/tee-time/count/listed-figures";
import { createTeeTime } from "@fourball/services/games/tee-time/create-tee-time";
import { dropFriend } from "@fourball/services/games/tee-time/drop-friend";
import { editTeeTime } from "@fourball/services/games/tee-time/edit-tee-time";
import { getTeeTime } from "@fourball/services/games/tee-time/get-tee-time";
import { handOver } from "@fourball/services/games/tee-time/hand-over";
import { joinTeeTime } from "@fourball/services/games/tee-time/join-tee-time";
import { listFromPartners } from "@fourball/services/games/tee-time/list/list-from-partners";
import { listTeeTimes } from "@fourball/services/games/tee-time/list/list-tee-times";
import { listUnplaced } from "@fourball/services/games/tee-time/map/list-unplaced";
import { mapTeeTimes } from "@fourball/services/games/tee-time/map/map-tee-times";
import { startOfMap } from "@fourball/services/games/tee-time/map/start-of-map";
import { openNow } from "@fourball/services/games/tee-time/open-now";
import { processPendingRequest } from "@fourball/services/games/tee-time/process-pending-request";
import { renewInvite } from "@fourball/services/games/tee-time/renew-invite";
import { acceptOffer } from "@fourball/services/games/tee-time/waitlist/accept-offer";
import { joinWaitlist } from "@fourball/services/games/tee-time/waitlist/join-waitlist";
import { warnOfOverlap } from "@fourball/services/games/tee-time/warn-of-overlap";
import { withdrawFromTeeTime } from "@fourball/services/games/tee-time/withdraw-from-tee-time";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";
import { unchecked } from "../wire.ts";

export const teeTimeRouter = router({
  list: memberProcedure
    .fails("courseNotFound", "cursorInvalid", "nearMeNeedsLocation", "sortNeedsLocation")
    .input(listTeeTimesInput)
    .output(unchecked(teeTimePage))
    .query(({ ctx, input }) => listTeeTimes(ctx, input)),
  count: memberProcedure
    .fails("courseNotFound", "nearMeNeedsLocation")
    .input(teeTimeFilter)
    .output(z.number().int())
    .query(({ ctx, input }) => countTeeTimes(ctx, input)),
  countByDay: memberProcedure
    .fails()
    .output(dayCounts)
    .query(({ ctx }) => countByDay(ctx)),
  /** What a part of the map shows of the games that the list would find there. */
  map: memberProcedure
    .fails("courseNotFound", "nearMeNeedsLocation")
    .input(mapInput)
    .output(unchecked(mapView))
    .query(({ ctx, input }) => mapTeeTimes(ctx, input)),
  /** Where the map opens for a golfer who has not said where. */
  mapStart: memberProcedure
    .fails("courseNotFound", "nearMeNeedsLocation")
    .input(mapStartInput)
    .output(mapStart.nullable())
    .query(async ({ ctx, input }) => (await startOfMap(ctx, input)) ?? null),
  /** The games that a filter finds at courses without coordinates. */
  unplaced: memberProcedure
    .fails("courseNotFound", "nearMeNeedsLocation")
    .input(unplacedInput)
    .output(unplacedCourses)
    .query(({ ctx, input }) => listUnplaced(ctx, input)),
  /** The games that the viewer's partners show to partners first. */
  fromPartners: memberProcedure
    .fails()
    .output(z.array(teeTimeCard))
    .query(({ ctx }) => listFromPartners(ctx)),
  get: memberProcedure
    .fails("teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(teeTimeDetail)
    .query(({ ctx, input }) => getTeeTime(ctx, input)),
  overlap: memberProcedure
    .fails("courseNotFound", "teeTimeNotFound")
    .input(overlapInput)
    .output(overlap.nullable())
    .query(({ ctx, input }) => warnOfOverlap(ctx, input)),
  create: memberProcedure
    .fails(
      "courseNotFound",
      "dateTooFar",
      "headStartNeedsPublic",
      "headStartTooLong",
      "keyInvalid",
      "keyOfAnotherRequest",
      "partnersMissing",
      "teeTimePast",
      "timeSkipped",
    )
    .input(createTeeTimeInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => createTeeTime(ctx, input)),
  edit: memberProcedure
    .fails(
      "courseNotFound",
      "dateTooFar",
      "hostOnly",
      "playersBelowConfirmed",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimePast",
      "teeTimeStarted",
      "timeSkipped",
    )
    .input(editTeeTimeInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => editTeeTime(ctx, input)),
  cancel: memberProcedure
    .fails("hostOnly", "teeTimeNotFound", "teeTimeStarted")
    .input(cancelTeeTimeInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => cancelTeeTime(ctx, input)),
  join: memberProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "friendsTooMany",
      "hostCannotJoin",
      "keyInvalid",
      "keyOfAnotherRequest",
      "requestDeclined",
      "teeTimeFull",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(joinTeeTimeInput)
    .output(participation)
    .mutation(({ ctx, input }) => joinTeeTime(ctx, input)),
  /** Joins the waitlist of a full game. */
  joinWaitlist: memberProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "hostCannotJoin",
      "keyInvalid",
      "keyOfAnotherRequest",
      "requestDeclined",
      "spotOpen",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(joinWaitlistInput)
    .output(participation)
    .mutation(({ ctx, input }) => joinWaitlist(ctx, input)),
  /** A friend whom the viewer would bring can't come. */
  dropFriend: memberProcedure
    .fails("friendGone", "requestDeclined", "requestNotFound", "teeTimeCancelled", "teeTimeNotFound", "teeTimeStarted")
    .input(dropFriendInput)
    .output(participation)
    .mutation(({ ctx, input }) => dropFriend(ctx, input)),
  /** Accepts an offered spot, which the host then decides on; declining it is `withdraw`. */
  acceptOffer: memberProcedure
    .fails(
      "alreadyJoined",
      "hostCannotJoin",
      "keyInvalid",
      "keyOfAnotherRequest",
      "noSpotsLeft",
      "notOffered",
      "requestDeclined",
      "requestNotFound",
      "spotTaken",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(openTeeTimeInput)
    .output(participation)
    .mutation(({ ctx, input }) => acceptOffer(ctx, input)),
  handOver: memberProcedure
    .fails("hostOnly", "requestNotFound", "successorNotConfirmed", "teeTimeCancelled", "teeTimeNotFound", "teeTimeStarted")
    .input(handOverInput)
    .output(z.object({ teeTimeId: z.string() }))
    .mutation(({ ctx, input }) => handOver(ctx, input)),
  withdraw: memberProcedure
    .fails(
      "keyInvalid",
      "keyOfAnotherRequest",
      "requestDeclined",
      "requestNotFound",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(openTeeTimeInput)
    .output(z.object({ teeTimeId: z.string() }))
    .mutation(({ ctx, input }) => withdrawFromTeeTime(ctx, input)),
  processPending: memberProcedure
    .fails(
      "alreadyJoined",
      "alreadyRequested",
      "hostCannotJoin",
      "keyInvalid",
      "keyOfAnotherRequest",
      "requestDeclined",
      "teeTimeCancelled",
      "teeTimeFull",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(openTeeTimeInput)
    .output(processedRequest)
    .mutation(({ ctx, input }) => processPendingRequest(ctx, input)),
  openNow: memberProcedure
    .fails("headStartMissing", "hostOnly", "teeTimeCancelled", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => openNow(ctx, input)),
  renewInvite: memberProcedure
    .fails("hostOnly", "inviteNotNeeded", "teeTimeCancelled", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => renewInvite(ctx, input)),
});
