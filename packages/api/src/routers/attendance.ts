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
  own: memberProcedure.output(ownRecord).query(({ ctx }) => getOwnRecord(ctx)),
  dispute: memberProcedure
    .input(disputeInput)
    .output(ownRecord)
    .mutation(({ ctx, input }) => disputeEntry(ctx, input)),
  /** Who of a game has said that they're at the course. */
  arrivals: memberProcedure
    .input(openTeeTimeInput)
    .output(gameArrivals)
    .query(({ ctx, input }) => getArrivals(ctx, input)),
  arrive: memberProcedure
    .input(arriveInput)
    .output(gameArrivals)
    .mutation(({ ctx, input }) => arrive(ctx, input)),
  takeBackArrival: memberProcedure
    .input(openTeeTimeInput)
    .output(gameArrivals)
    .mutation(({ ctx, input }) => takeBackArrival(ctx, input)),
  round: memberProcedure
    .input(openTeeTimeInput)
    .output(roundAttendance)
    .query(({ ctx, input }) => getRoundAttendance(ctx, input)),
  sayEveryoneCame: memberProcedure
    .input(openTeeTimeInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => sayEveryoneCame(ctx, input)),
  markNoShow: memberProcedure
    .input(roundPlayerInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => markNoShow(ctx, input)),
  takeBackNoShow: memberProcedure
    .input(roundPlayerInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => takeBackNoShow(ctx, input)),
  answerNoShow: memberProcedure
    .input(answerNoShowInput)
    .output(roundAttendance)
    .mutation(({ ctx, input }) => answerNoShow(ctx, input)),
  setBadWeather: memberProcedure
    .input(weatherInput)
    .output(teeTimeDetail)
    .mutation(({ ctx, input }) => setBadWeather(ctx, input)),
});
