import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { unauthorized } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { sql } from "drizzle-orm";
import { isNotSuspended } from "./suspended.ts";

/**
 * Keeps the viewer's account open until the transaction ends; 401 if it was closed or suspended during the call.
 * Accounts come before tee times in the order of locks.
 */
export async function lockActiveAccount(tx: Tx, { id }: Viewer): Promise<void> {
  if (!(await lockAccountIfActive(tx, id))) throw unauthorized();
}

const lockAccount = prepareSelect(
  { id: users.id },
  from(users),
  sql`where ${users.id} = ${sql.placeholder("userId")}::uuid and ${users.deletedAt} is null and ${isNotSuspended} for share`,
);

/** The same for any golfer; false for an account that was closed or suspended. */
export async function lockAccountIfActive(tx: Tx, userId: string): Promise<boolean> {
  const [account] = await lockAccount(tx, { userId });
  return account !== undefined;
}
