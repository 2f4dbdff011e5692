import { users } from "@fourball/db/schema/index";
import { forbidden } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Asks the database, not the session: a right that was just taken ends at once. */
export async function requireAdmin({ db, viewer }: MemberContext): Promise<void> {
  const isAdmin =
    viewer.isAdmin &&
    (await db.$count(users, and(eq(users.id, viewer.id), eq(users.isAdmin, true), isNull(users.suspendedAt)))) === 1;
  if (!isAdmin) throw forbidden("Admin access required");
}
