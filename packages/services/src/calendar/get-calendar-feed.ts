import { isoInstant } from "@fourball/db/iso-instant";
import { calendarFeeds } from "@fourball/db/schema/index";
import type { CalendarFeed } from "@fourball/domain/calendar/schema";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../core/service-context.ts";

export async function getCalendarFeed({ db, viewer }: MemberContext): Promise<CalendarFeed> {
  const [feed] = await db
    .select({ since: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, viewer.id));
  return { since: feed ? isoInstant(feed.since) : null };
}
