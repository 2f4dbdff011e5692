import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import type { ServiceContext } from "../../../core/service-context.ts";
import { grantConfiguredAdmin } from "../grant-configured-admin.ts";
import { dropAccountEmail } from "./request-confirmation.ts";

/** The golfer reads mail at the account's address. True if that made the account an admin: tell other processes after the commit. */
export async function markEmailVerified(
  tx: Tx,
  { config: { adminEmails } }: Pick<ServiceContext, "config">,
  userId: string,
): Promise<boolean> {
  await dropAccountEmail(tx, userId);
  const [account] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, clock_timestamp())` })
    .where(eq(users.id, userId))
    .returning();
  return account !== undefined && adminEmails.has(account.email) && grantConfiguredAdmin(tx, account);
}
