import { warning, warningInput } from "@fourball/domain/moderation/schema";
import { sendReportInput, sentReport } from "@fourball/domain/report/schema";
import { acknowledgeWarning, listWarnings } from "@fourball/services/admin/moderation/warnings";
import { sendReport } from "@fourball/services/safety/report/send-report";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

export const reportRouter = router({
  send: memberProcedure
    .fails(
      "golferNotFound",
      "keyInvalid",
      "keyOfAnotherRequest",
      "messageNotFound",
      "notParticipant",
      "pictureNotFound",
      "reportOfYourself",
      "reportsTooMany",
      "teeTimeNotFound",
    )
    .input(sendReportInput)
    .output(sentReport)
    .mutation(({ ctx, input }) => sendReport(ctx, input)),
  /** The viewer's own, until they say that they read them. */
  warnings: memberProcedure
    .fails()
    .output(z.array(warning))
    .query(({ ctx }) => listWarnings(ctx)),
  acknowledge: memberProcedure
    .fails("warningNotFound")
    .input(warningInput)
    .output(warningInput)
    .mutation(({ ctx, input }) => acknowledgeWarning(ctx, input)),
});
