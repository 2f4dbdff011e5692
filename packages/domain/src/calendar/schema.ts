import { z } from "zod";

/** Whether the golfer has a private calendar address, and since when. The address itself is shown once. */
export const calendarFeed = z.object({ since: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const newCalendarFeed = z.object({ url: z.string(), since: z.iso.datetime() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

/** How long a round that was played stays in the feed. */
export const FEED_DAYS_BACK = 90;
