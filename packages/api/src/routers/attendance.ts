import {
  answerNoShowInput,
  disputeInput,
  gameArrivals,
  ownRecord,
  roundAttendance,
  roundPlayerInput,
  weatherInput,
} from "@fourball/domain/attendance/schema";
import { arriveInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { setBadWeather } from "@fourball/services/games/tee-time/set-bad-weather";
import { answerNoShow } from "@fourball/services/rounds/attendance/answer-no-show";
import { arrive } from "@fourball/services/rounds/attendance/arrive";
import { disputeEntry } from "@fourball/services/rounds/attendance/dispute-entry";
import { getArrivals } from "@fourball/services/rounds/attendance/get-arrivals";
import { getOwnRecord } from "@fourball/services/rounds/attendance/get-own-record";
import { getRoundAttendance } from "@fourball/services/rounds/attendance/get-round-attendance";
import { markNoShow } from "@fourball/services/rounds/attendance/mark-no-show";
import { sayEveryoneCame } from "@fourball/services/rounds/attendance/say-everyone-came";
import { takeBackArrival } from "@fourball/services/rounds/attendance/take-back-arrival";
import { takeBackNoShow } from "@fourball/services/rounds/attendance/take-back-no-show";
import { memberProcedure, router } from "../trpc.ts";

export const attendanceRouter = router({
  own: memberProcedure
    .fails()
    .output(ownRecord)
    .query(({ ctx }) => getOwnRecord(ctx)),
  dispute: memberProcedure
    .fails("disputedAlready", "entryHarmless", "entryNotFound")
    .input(disputeInput)
    .output(ownRecord)
    .mutation(({ ctx, input }) => disputeEntry(ctx, input)),
  /** Who of a game has said that they're at the course. */
  arrivals: memberProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(gameArrivals)
    .query(({ ctx, input }) => getArrivals(ctx, input)),
  arrive: memberProcedure
    .fails(
      "arrivalTooEarly",
      "arrivalTooLate",
      "keyInvalid",
      "keyOfAnotherRequest",
      "notParticipant",
      "roundOver",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(arriveInput)
    .output(gameArrivals)
    .mutation(({ ctx, input }) => arrive(ctx, input)),
  takeBackArrival: memberProcedure
    .fails("arrivalUndoOver", "notParticipant", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(gameArrivals)
    .mutation(({ ctx, input }) => takeBackArrival(ctx, input)),
  round: memberProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(roundAttendance)
    .query(({ ctx, input }) => getRoundAttendance(ctx, input)),
  sayEveryoneCame: memberProcedure
    .fails("badWeather", "hostOnly", "marksOver", "notParticipant", "roundNotOver", "teeTimeCancelled", "teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => sayEveryoneCame(ctx, input)),
  markNoShow: memberProcedure
    .fails(
      "arrivalSaid",
      "arrivedAlready",
      "badWeather",
      "hostOnly",
      "markDenied",
      "markOfYourself",
      "markRemoved",
      "markTakenBack",
      "marksOver",
      "notParticipant",
      "notPlayed",
      "profileNotFound",
      "roundNotOver",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(roundPlayerInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => markNoShow(ctx, input)),
  takeBackNoShow: memberProcedure
    .fails("hostOnly", "markShown", "markUndoEmpty", "notPlayed", "profileNotFound", "teeTimeCancelled", "teeTimeNotFound")
    .input(roundPlayerInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => takeBackNoShow(ctx, input)),
  answerNoShow: memberProcedure
    .fails(
      "answerOfHost",
      "answerOfYourself",
      "answerOver",
      "answeredAlready",
      "markMissing",
      "notParticipant",
      "notPlayed",
      "profileNotFound",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(answerNoShowInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => answerNoShow(ctx, input)),
  setBadWeather: memberProcedure
    .fails("hostOnly", "teeTimeCancelled", "teeTimeNotFound", "weatherTooEarly", "weatherTooLate")
    .input(weatherInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => setBadWeather(ctx, input)),
});
