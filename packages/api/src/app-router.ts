import { accountRouter } from "./routers/account.ts";
import { adminRouter } from "./routers/admin.ts";
import { courseRouter } from "./routers/course.ts";
import { dashboardRouter } from "./routers/dashboard.ts";
import { participationRouter } from "./routers/participation.ts";
import { teeTimeRouter } from "./routers/tee-time.ts";
import { createCallerFactory, router } from "./trpc.ts";

export const appRouter = router({
  account: accountRouter,
  teeTime: teeTimeRouter,
  participation: participationRouter,
  course: courseRouter,
  dashboard: dashboardRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the procedures in this process, as REST and the tests do. */
export const createCaller = createCallerFactory(appRouter);
export type ApiCaller = ReturnType<typeof createCaller>;
