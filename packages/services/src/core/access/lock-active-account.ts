import type { Tx } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isNotSuspended } from "./suspended.ts";

/**
 * Keeps the viewer's account open until the transaction ends; 401 if it was closed or suspended during the call.
 * Accounts come before tee times in the order of locks.
 */
export async function lockActiveAccount(tx: Tx, { id }: Viewer): Promise<void> {
  if (!(await lockAccountIfActive(tx, id))) throw fail("unauthorized");
}

const lockAccount = prepareOnce((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder("userId")), isNull(users.deletedAt), isNotSuspended))
    .for("share"),
);

/** The same for any golfer; false for an account that was closed or suspended. */
export async function lockAccountIfActive(tx: Tx, userId: string): Promise<boolean> {
  const [account] = await lockAccount(tx, { userId });
  return account !== undefined;
}
