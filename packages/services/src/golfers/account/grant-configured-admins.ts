import type { Tx } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { requestAccountEmail, waitingEmail } from "./email/request-confirmation.ts";
import { grantConfiguredAdmin } from "./grant-configured-admin.ts";

/**
 * Makes admins of the accounts with configured addresses that are proven, and mails the others a link to prove theirs.
 * Returns the addresses that are no admin's yet.
 */
export async function grantConfiguredAdmins({
  db,
  bus,
  config: { adminEmails },
}: Pick<ServiceContext, "db" | "bus" | "config">): Promise<string[]> {
  if (adminEmails.size === 0) return [];
  const configured = inArray(lower(users.email), [...adminEmails]);
  const waiting = and(configured, eq(users.isAdmin, false), isNull(users.deletedAt), isNotSuspended);
  const granted = await db.transaction(async (tx) => {
    const ids: string[] = [];
    for (const account of await tx.select().from(users).where(waiting).orderBy(users.id).for("no key update")) {
      if (!account.emailVerifiedAt) await requestOnce(tx, account);
      else if (await grantConfiguredAdmin(tx, account)) ids.push(account.id);
    }
    return ids;
  });
  for (const userId of granted) await bus.publish({ type: "sessions-ended", userId });
  const admins = await db
    .select({ email: users.email })
    .from(users)
    .where(and(configured, eq(users.isAdmin, true)));
  return [...adminEmails].filter((email) => !admins.some((admin) => admin.email === email));
}

/** Unless a link that was mailed can still be used. */
async function requestOnce(tx: Tx, { id: userId, email }: typeof users.$inferSelect): Promise<void> {
  if ((await waitingEmail(tx, userId)) !== email) await requestAccountEmail(tx, { userId, email });
}
