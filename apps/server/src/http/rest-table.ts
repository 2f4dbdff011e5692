import { adminRoutes } from "./rest/admin.ts";
import { authRoutes } from "./rest/auth.ts";
import { courseRoutes } from "./rest/courses.ts";
import { dashboardRoutes } from "./rest/dashboard.ts";
import { profileRoutes } from "./rest/profiles.ts";
import { requestRoutes } from "./rest/requests.ts";
import { teeTimeRoutes } from "./rest/tee-times.ts";
import type { RestRow } from "./rest-route.ts";

/** The documented calls, in the order of the specification. */
export const restTable: readonly RestRow[] = [
  ...authRoutes,
  ...teeTimeRoutes,
  ...requestRoutes,
  ...dashboardRoutes,
  ...profileRoutes,
  ...courseRoutes,
  ...adminRoutes,
];
