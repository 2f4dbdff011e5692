import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";

/** An account that isn't closed; 404 `User not found` otherwise. */
export async function requireUser(db: Db, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) throw fail("userNotFound");
  return user;
}
