import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { forbidden } from "@fourball/domain/failure";
import { momentInWords } from "@fourball/domain/notification/in-words";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";

/** A suspension ends by the database's clock: nothing has to run for it. */
export const isSuspended: SQL = sql`(${users.suspendedAt} is not null
  and (${users.suspendedUntil} is null or ${users.suspendedUntil} > now()))`;
export const isNotSuspended: SQL = sql`(${users.suspendedAt} is null or coalesce(${users.suspendedUntil} <= now(), false))`;

/** When the suspension of an account ends, null for good; undefined where there is none. */
export async function suspensionOf(db: Db, userId: string): Promise<{ until: Date | null } | undefined> {
  const [account] = await db
    .select({ until: users.suspendedUntil })
    .from(users)
    .where(and(eq(users.id, userId), isSuspended));
  return account;
}

/** Says for how long a golfer, who gave the right password, can't sign in. */
export async function refuseSuspended({ db, defaultTimeZone }: ServiceContext, userId: string): Promise<void> {
  const suspension = await suspensionOf(db, userId);
  if (!suspension) return;
  const { until } = suspension;
  if (!until) throw forbidden("This account is suspended");
  throw forbidden(`This account is suspended until ${momentInWords(isoInstant(until), { timeZone: defaultTimeZone })}`);
}
