import type { Db } from "@fourball/db/client";
import { required, startOfTransaction } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { moderationActions, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Suspension } from "@fourball/domain/moderation/suspension";
import { suspensionText } from "@fourball/domain/notification/suspension-text";
import { and, desc, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";

/** A suspension ends by the database's clock: nothing has to run for it. */
const { suspendedAt, suspendedUntil } = users;
const isForGood = isNull(suspendedUntil);
export const isSuspended: SQL = required(and(isNotNull(suspendedAt), or(isForGood, gt(suspendedUntil, startOfTransaction))));
export const isNotSuspended: SQL = required(
  or(isNull(suspendedAt), and(not(isForGood), lte(suspendedUntil, startOfTransaction))),
);

/** Until when an account is suspended, null for good, and for what kind of reason; undefined for one that isn't. */
export async function suspensionOf(db: Db, userId: string): Promise<Suspension | undefined> {
  const { golferId, action, suspendedUntil, category, undoneAt, createdAt } = moderationActions;
  const isSame = sql`${suspendedUntil} is not distinct from ${users.suspendedUntil}`;
  const began = and(eq(golferId, users.id), eq(action, "suspended"), isNull(undoneAt), isSame);
  const [suspension] = await db
    .select({ until: users.suspendedUntil, reason: category })
    .from(users)
    .leftJoin(moderationActions, began)
    .where(and(eq(users.id, userId), isSuspended))
    .orderBy(desc(createdAt))
    .limit(1);
  return suspension && { ...suspension, until: suspension.until && isoInstant(suspension.until) };
}

/** Tells a golfer, who proved who they are, why and for how long they can't sign in. */
export async function refuseSuspended({ db, config: { defaultTimeZone } }: ServiceContext, userId: string): Promise<void> {
  const suspension = await suspensionOf(db, userId);
  if (suspension) throw fail("suspended", { text: suspensionText(suspension, { timeZone: defaultTimeZone }) });
}
