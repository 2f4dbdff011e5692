import {
  listReportsInput,
  reportDetail,
  reportInput,
  reportPage,
  settleReportInput,
  undoModerationInput,
  undoneModeration,
} from "@fourball/domain/moderation/schema";
import { getReport } from "@fourball/services/admin/moderation/get-report";
import { listReports } from "@fourball/services/admin/moderation/list-reports";
import { settleReport } from "@fourball/services/admin/moderation/settle-report";
import { releaseReport, takeReport } from "@fourball/services/admin/moderation/take-report";
import { undoModeration } from "@fourball/services/admin/moderation/undo-moderation";
import { adminProcedure } from "../trpc.ts";

/** What admins do about reports: procedures of `admin`. */
export const adminReports = {
  reports: adminProcedure
    .fails()
    .input(listReportsInput)
    .output(reportPage)
    .query(({ ctx, input }) => listReports(ctx, input)),
  report: adminProcedure
    .fails("reportNotFound")
    .input(reportInput)
    .output(reportDetail)
    .query(({ ctx, input }) => getReport(ctx, input)),
  takeReport: adminProcedure
    .fails("reportNotFound", "reportOpenElsewhere", "reportSettled")
    .input(reportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => takeReport(ctx, input)),
  releaseReport: adminProcedure
    .fails("reportNotFound", "reportSettled")
    .input(reportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => releaseReport(ctx, input)),
  settleReport: adminProcedure
    .fails(
      "accountClosed",
      "adminsMissing",
      "passwordNeeded",
      "pictureNotShown",
      "reportActionImpossible",
      "reportNotFound",
      "reportOpenElsewhere",
      "reportSettled",
      "reportedGameCancelled",
      "reportedGolferSuspended",
      "reportedMessageDeleted",
      "teeTimeStarted",
    )
    .input(settleReportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => settleReport(ctx, input)),
  undoModeration: adminProcedure
    .fails(
      "accountClosed",
      "actionNotFound",
      "authorClosedAccount",
      "cancelledForGood",
      "moderationUndone",
      "passwordNeeded",
      "pictureChanged",
      "pictureDeleted",
      "suspensionChanged",
      "warningRead",
    )
    .input(undoModerationInput)
    .output(undoneModeration)
    .mutation(({ ctx, input }) => undoModeration(ctx, input)),
};
