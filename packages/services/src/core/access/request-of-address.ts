import { lower } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { and, eq, isNull, type SQL } from "drizzle-orm";

/** The one request of this address to a game, whose guest hasn't left. */
export const isRequestOf = (teeTimeId: string, email: string): SQL | undefined =>
  and(eq(guestRequests.teeTimeId, teeTimeId), eq(lower(guestRequests.guestEmail), email), isNull(guestRequests.leftAt));
