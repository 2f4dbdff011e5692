import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { inArray, sql } from "drizzle-orm";

/** The golfers count as online for the next minutes. Returns those whose account is just being changed, which are left out. */
export async function recordLastSeen(db: Db, golfers: readonly string[]): Promise<string[]> {
  const { id, updatedAt } = users;
  // In one order and without waiting, since others lock accounts, too.
  const unlocked = db
    .select({ id })
    .from(users)
    .where(sql`${id} = any(${sql.param(golfers)})`)
    .orderBy(id)
    .for("no key update", { skipLocked: true });
  const seen = await db
    .update(users)
    .set({ lastSeenAt: sql`now()`, updatedAt: sql`${updatedAt}` })
    .where(inArray(id, unlocked))
    .returning({ id });
  const recorded = new Set(seen.map(({ id }) => id));
  return golfers.filter((golfer) => !recorded.has(golfer));
}
