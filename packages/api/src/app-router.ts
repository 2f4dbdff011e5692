import { accountRouter } from "./routers/account.ts";
import { adminRouter } from "./routers/admin.ts";
import { attendanceRouter } from "./routers/attendance.ts";
import { blockRouter } from "./routers/block.ts";
import { calendarRouter } from "./routers/calendar.ts";
import { chatRouter } from "./routers/chat.ts";
import { costRouter } from "./routers/cost.ts";
import { courseRouter } from "./routers/course.ts";
import { dashboardRouter } from "./routers/dashboard.ts";
import { fillRouter } from "./routers/fill.ts";
import { guestRouter } from "./routers/guest.ts";
import { identityRouter } from "./routers/identity.ts";
import { liveRouter } from "./routers/live.ts";
import { notificationRouter } from "./routers/notification.ts";
import { participationRouter } from "./routers/participation.ts";
import { partnerRouter } from "./routers/partner.ts";
import { passkeyRouter } from "./routers/passkey.ts";
import { profileRouter } from "./routers/profile.ts";
import { proposalRouter } from "./routers/proposal.ts";
import { ratingRouter } from "./routers/rating.ts";
import { reportRouter } from "./routers/report.ts";
import { roundLinkRouter } from "./routers/round-link.ts";
import { savedSearchRouter } from "./routers/saved-search.ts";
import { standingGameRouter } from "./routers/standing-game.ts";
import { teeTimeRouter } from "./routers/tee-time.ts";
import { createCallerFactory, router } from "./trpc.ts";

export const appRouter = router({
  account: accountRouter,
  passkey: passkeyRouter,
  identity: identityRouter,
  teeTime: teeTimeRouter,
  participation: participationRouter,
  fill: fillRouter,
  guest: guestRouter,
  profile: profileRouter,
  block: blockRouter,
  report: reportRouter,
  chat: chatRouter,
  live: liveRouter,
  notification: notificationRouter,
  calendar: calendarRouter,
  rating: ratingRouter,
  partner: partnerRouter,
  attendance: attendanceRouter,
  roundLink: roundLinkRouter,
  cost: costRouter,
  proposal: proposalRouter,
  savedSearch: savedSearchRouter,
  standingGame: standingGameRouter,
  course: courseRouter,
  dashboard: dashboardRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the procedures within this process, for REST and tests. */
export const createCaller = createCallerFactory(appRouter);
export type ApiCaller = ReturnType<typeof createCaller>;
