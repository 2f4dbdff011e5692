import { dashboardStats } from "@fourball/domain/dashboard/schema";
import { openTeeTimeInput } from "@fourball/domain/inputs";
import { participation, processedRequest } from "@fourball/domain/participation/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { z } from "zod";
import { type RestRow, route } from "./rest-route.ts";

export const dashboardRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/dashboard/stats",
    { summary: "Dashboard statistics", calls: ["dashboard.stats"], access: "golfers", response: dashboardStats },
    ({ api }) => api.dashboard.stats(),
  ),
  route(
    "GET",
    "/dashboard/hosted",
    { summary: "Tee times you host", calls: ["dashboard.hosted"], access: "golfers", response: z.array(teeTimeCard) },
    ({ api }) => api.dashboard.hosted(),
  ),
  route(
    "GET",
    "/dashboard/joined",
    {
      summary: "Your requests and rounds, each with its status",
      calls: ["dashboard.joined"],
      access: "golfers",
      response: z.array(participation),
    },
    ({ api }) => api.dashboard.joined(),
  ),
  route(
    "GET",
    "/dashboard/pending-requests",
    {
      summary: "Requests that wait for your answer",
      calls: ["dashboard.pendingRequests"],
      access: "golfers",
      response: z.array(participation),
    },
    ({ api }) => api.dashboard.pendingRequests(),
  ),
  route(
    "POST",
    "/process-pending-request",
    {
      summary: "Submit the request that a visitor made before signing in",
      calls: ["teeTime.processPending"],
      access: "golfers",
      body: openTeeTimeInput,
      response: processedRequest,
    },
    ({ api, body }) => api.teeTime.processPending(body),
  ),
];
