import {
  changeShareInput,
  costCard,
  remindOfShareInput,
  removeCostsInput,
  setCostsInput,
  tickShareInput,
} from "@fourball/domain/cost/schema";
import { openTeeTimeInput } from "@fourball/domain/inputs";
import { removeCosts, setCosts } from "@fourball/services/games/cost/set-costs";
import { changeOwedShare, remindOfShare, tickShare } from "@fourball/services/games/cost/tick-share";
import { getCosts } from "@fourball/services/games/tee-time/get-costs";
import { memberProcedure, router } from "../trpc.ts";

export const costRouter = router({
  get: memberProcedure
    .fails("teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(costCard)
    .query(({ ctx, input }) => getCosts(ctx, input)),
  set: memberProcedure
    .fails(
      "bookerUnknown",
      "costsTooLate",
      "depositTooHigh",
      "hostOnly",
      "profileNotFound",
      "teeTimeCancelled",
      "teeTimeNotFound",
    )
    .input(setCostsInput)
    .output(costCard)
    .mutation(({ ctx, input }) => setCosts(ctx, input)),
  remove: memberProcedure
    .fails("costsTooLate", "hostOnly", "teeTimeCancelled", "teeTimeNotFound")
    .input(removeCostsInput)
    .output(costCard)
    .mutation(({ ctx, input }) => removeCosts(ctx, input)),
  tick: memberProcedure
    .fails("costsTooLate", "shareNotFound", "shareSettled")
    .input(tickShareInput)
    .output(costCard)
    .mutation(({ ctx, input }) => tickShare(ctx, input)),
  changeShare: memberProcedure
    .fails("costsTooLate", "shareNotFound", "shareTicked")
    .input(changeShareInput)
    .output(costCard)
    .mutation(({ ctx, input }) => changeOwedShare(ctx, input)),
  remind: memberProcedure
    .fails("costsTooLate", "guestReminder", "remindedToday", "shareNotFound", "shareTicked")
    .input(remindOfShareInput)
    .output(costCard)
    .mutation(({ ctx, input }) => remindOfShare(ctx, input)),
});
