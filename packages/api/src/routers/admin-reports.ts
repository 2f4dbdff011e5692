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
    .input(listReportsInput)
    .output(reportPage)
    .query(({ ctx, input }) => listReports(ctx, input)),
  report: adminProcedure
    .input(reportInput)
    .output(reportDetail)
    .query(({ ctx, input }) => getReport(ctx, input)),
  takeReport: adminProcedure
    .input(reportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => takeReport(ctx, input)),
  releaseReport: adminProcedure
    .input(reportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => releaseReport(ctx, input)),
  settleReport: adminProcedure
    .input(settleReportInput)
    .output(reportInput)
    .mutation(({ ctx, input }) => settleReport(ctx, input)),
  undoModeration: adminProcedure
    .input(undoModerationInput)
    .output(undoneModeration)
    .mutation(({ ctx, input }) => undoModeration(ctx, input)),
};
