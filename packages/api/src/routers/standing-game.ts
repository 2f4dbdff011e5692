import {
  changeRegularsInput,
  createStandingGameInput,
  handOverStandingGameInput,
  openStandingGameInput,
  skipDateInput,
  standingGame,
  standingGolfer,
} from "@fourball/domain/standing-game/schema";
import { changeRegulars } from "@fourball/services/games/standing-game/change-regulars";
import { createStandingGame } from "@fourball/services/games/standing-game/create-standing-game";
import { endStandingGame } from "@fourball/services/games/standing-game/end-standing-game";
import { listCandidates } from "@fourball/services/games/standing-game/find-candidates";
import { handOverStandingGame } from "@fourball/services/games/standing-game/hand-over-standing-game";
import { leaveStandingGame } from "@fourball/services/games/standing-game/leave-standing-game";
import { listStandingGames } from "@fourball/services/games/standing-game/read-standing-games";
import { skipDate } from "@fourball/services/games/standing-game/skip-date";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

const changed = z.object({ standingGameId: z.string() });

export const standingGameRouter = router({
  list: memberProcedure
    .fails()
    .output(z.array(standingGame))
    .query(({ ctx }) => listStandingGames(ctx)),
  /** Whom the viewer can make a regular. */
  candidates: memberProcedure
    .fails()
    .output(z.array(standingGolfer))
    .query(({ ctx }) => listCandidates(ctx)),
  create: memberProcedure
    .fails(
      "courseNotFound",
      "hostOnly",
      "keyInvalid",
      "keyOfAnotherRequest",
      "profileNotFound",
      "regularsUnknown",
      "repeatsAlready",
      "standingGamesTooMany",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(createStandingGameInput)
    .output(standingGame)
    .mutation(({ ctx, input }) => createStandingGame(ctx, input)),
  skipDate: memberProcedure
    .fails("dateCancelled", "dateUnknown", "standingGameNotFound")
    .input(skipDateInput)
    .output(standingGame)
    .mutation(({ ctx, input }) => skipDate(ctx, input)),
  changeRegulars: memberProcedure
    .fails("profileNotFound", "regularLeft", "regularsUnknown", "standingGameNotFound")
    .input(changeRegularsInput)
    .output(standingGame)
    .mutation(({ ctx, input }) => changeRegulars(ctx, input)),
  leave: memberProcedure
    .fails("standingGameNotFound")
    .input(openStandingGameInput)
    .output(changed)
    .mutation(({ ctx, input }) => leaveStandingGame(ctx, input)),
  handOver: memberProcedure
    .fails("profileNotFound", "standingGameNotFound", "successorNotRegular")
    .input(handOverStandingGameInput)
    .output(changed)
    .mutation(({ ctx, input }) => handOverStandingGame(ctx, input)),
  end: memberProcedure
    .fails("standingGameNotFound")
    .input(openStandingGameInput)
    .output(changed)
    .mutation(({ ctx, input }) => endStandingGame(ctx, input)),
});
