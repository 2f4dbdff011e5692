import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";

/** The golfer counts as online for the next minutes. */
export async function recordLastSeen(db: Db, userId: string): Promise<void> {
  // The account itself did not change, so its `updatedAt` stays.
  await db
    .update(users)
    .set({ lastSeenAt: sql`now()`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, userId));
}
