import { adminRoutes } from "./admin.ts";
import { authRoutes } from "./auth.ts";
import { courseRoutes } from "./courses.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { profileRoutes } from "./profiles.ts";
import { requestRoutes } from "./requests.ts";
import type { RestRow } from "./rest-route.ts";
import { teeTimeRoutes } from "./tee-times.ts";

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
