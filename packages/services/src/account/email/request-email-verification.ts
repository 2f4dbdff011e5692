import type { Tx } from "@fourball/db/client";
import { notifications } from "@fourball/db/schema/index";
import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import { and, eq, sql } from "drizzle-orm";

/**
 * Mails a link that proves the address, unless one from the last day can still be used. The account must be locked or new:
 * several processes may start at once.
 */
export async function requestEmailVerification(tx: Tx, userId: string): Promise<void> {
  const isUsable = and(
    eq(notifications.recipientId, userId),
    sql`${notifications.content} ->> 'kind' = 'email-verification'`,
    sql`${notifications.createdAt} > now() - ${sql.raw(`interval '${EMAIL_VERIFICATION_HOURS} hours'`)}`,
  );
  if ((await tx.$count(notifications, isUsable)) > 0) return;
  await tx.insert(notifications).values({ recipientId: userId, content: { kind: "email-verification" } });
}
