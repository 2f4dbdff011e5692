import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { calendarFeeds } from "@fourball/db/schema/index";
import type { CalendarFeed, NewCalendarFeed } from "@fourball/domain/calendar/schema";
import { eq } from "drizzle-orm";
import { lockActiveAccount } from "../core/access/lock-active-account.ts";
import type { MemberContext } from "../core/service-context.ts";
import { newSecret, secretHash } from "../core/token/secret-hash.ts";

/** Makes a new private address; the one before it works no longer. */
export async function renewCalendarFeed({ db, viewer, config: { publicUrl } }: MemberContext): Promise<NewCalendarFeed> {
  const token = newSecret();
  const fresh = { tokenHash: secretHash(token), createdAt: clock };
  return db.transaction(async (tx) => {
    await lockActiveAccount(tx, viewer);
    const [feed] = await tx
      .insert(calendarFeeds)
      .values({ userId: viewer.id, ...fresh })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
      .returning({ createdAt: calendarFeeds.createdAt });
    if (!feed) throw new Error("an insert returned no row");
    return { url: `${publicUrl}/api/calendar/${token}.ics`, since: isoInstant(feed.createdAt) };
  });
}

export async function getCalendarFeed({ db, viewer }: MemberContext): Promise<CalendarFeed> {
  const [feed] = await db
    .select({ since: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, viewer.id));
  return { since: feed ? isoInstant(feed.since) : null };
}

export async function revokeCalendarFeed({ db, viewer }: MemberContext): Promise<CalendarFeed> {
  await db.transaction((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, viewer.id)));
  return { since: null };
}
