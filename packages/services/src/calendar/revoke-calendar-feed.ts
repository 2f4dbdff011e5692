import { calendarFeeds } from "@fourball/db/schema/index";
import type { CalendarFeed } from "@fourball/domain/calendar/schema";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../core/service-context.ts";

export async function revokeCalendarFeed({ db, viewer }: MemberContext): Promise<CalendarFeed> {
  await db.transaction((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, viewer.id)));
  return { since: null };
}
