import { calendarFeed, newCalendarFeed } from "@fourball/domain/calendar/schema";
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from "@fourball/services/calendar/calendar-feed";
import { memberProcedure, router } from "../trpc.ts";

export const calendarRouter = router({
  feed: memberProcedure
    .fails()
    .output(calendarFeed)
    .query(({ ctx }) => getCalendarFeed(ctx)),
  renewFeed: memberProcedure
    .fails()
    .output(newCalendarFeed)
    .mutation(({ ctx }) => renewCalendarFeed(ctx)),
  revokeFeed: memberProcedure
    .fails()
    .output(calendarFeed)
    .mutation(({ ctx }) => revokeCalendarFeed(ctx)),
});
