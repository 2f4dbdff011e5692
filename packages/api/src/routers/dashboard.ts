import { dashboardStats } from "@fourball/domain/dashboard/schema";
import { getDashboardStats } from "@fourball/services/dashboard/get-dashboard-stats";
import { memberProcedure, router } from "../trpc.ts";

export const dashboardRouter = router({
  stats: memberProcedure.output(dashboardStats).query(({ ctx }) => getDashboardStats(ctx)),
});
