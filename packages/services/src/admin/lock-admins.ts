import type { Tx } from "@fourball/db/client";
import { lockByName } from "@fourball/db/lock-by-name";
import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { isNotSuspended } from "../core/access/suspended.ts";

/** One change at a time: two admins who demote each other at once would both count the other as the one who remains. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await lockByName(tx, "fourball admins");
}

/** At least one admin must remain. */
export async function requireAnyAdmin(tx: Tx): Promise<void> {
  const acting = and(eq(users.isAdmin, true), isNotSuspended, isNull(users.deletedAt));
  if ((await tx.$count(users, acting)) === 0) throw fail("adminsMissing");
}
