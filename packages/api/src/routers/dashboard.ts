import { dashboardStats } from "@fourball/domain/dashboard/schema";
import { guestRequest } from "@fourball/domain/guest/schema";
import { participation } from "@fourball/domain/participation/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { getDashboardStats } from "@fourball/services/discover/dashboard/get-dashboard-stats";
import { listHosted } from "@fourball/services/discover/dashboard/list-hosted";
import { listIncoming, listIncomingGuests } from "@fourball/services/discover/dashboard/list-incoming";
import { listJoined } from "@fourball/services/discover/dashboard/list-joined";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

export const dashboardRouter = router({
  stats: memberProcedure
    .fails()
    .output(dashboardStats)
    .query(({ ctx }) => getDashboardStats(ctx)),
  hosted: memberProcedure
    .fails()
    .output(z.array(teeTimeCard))
    .query(({ ctx }) => listHosted(ctx)),
  joined: memberProcedure
    .fails()
    .output(z.array(participation))
    .query(({ ctx }) => listJoined(ctx)),
  pendingRequests: memberProcedure
    .fails()
    .output(z.array(participation))
    .query(({ ctx }) => listIncoming(ctx)),
  pendingGuests: memberProcedure
    .fails()
    .output(z.array(guestRequest))
    .query(({ ctx }) => listIncomingGuests(ctx)),
});
