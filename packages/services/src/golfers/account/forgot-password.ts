import type { Tx } from "@fourball/db/client";
import { after, before, jsonText, startOfTransaction } from "@fourball/db/expressions";
import { triedLock } from "@fourball/db/lock-by-name";
import { clock, lower } from "@fourball/db/schema/columns";
import { notifications, users } from "@fourball/db/schema/index";
import type { ForgotPasswordInput } from "@fourball/domain/account/schema";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { findOpenSignUp, resendSignUp } from "./email/request-confirmation.ts";

/** So many reset mails an hour are sent at once; each further one this long after the one before. */
const AT_ONCE = 2;
const SPACING_MINUTES = 15;

/**
 * Answers the same for every email, known or not. Who hasn't finished signing up gets that link again. The link is made when the mail is, so that no secret waits among the deliveries.
 * Requests from elsewhere can't use up the golfer's: they share one mail that is sent a little later.
 */
export async function forgotPassword(ctx: ServiceContext, { email }: ForgotPasswordInput): Promise<{ sent: true }> {
  const deviceId = await ctx.caller.device.idFor(email);
  if (deviceId) await ctx.limiter.spend("resetMailsOfDevice", `${email} ${deviceId}`);
  else await ctx.limiter.spend("resetMailsOfAddress", ctx.caller.address);
  ctx.later(() => requestResetMail(ctx, email, { isKnownDevice: deviceId !== null }));
  return { sent: true };
}

/**
 * Of requests at the same moment, one waits for the account and has the mail sent; the others would only hold connections. A
 * known device doesn't leave it to strangers, whose mail may come later.
 */
async function isFirstToWait(tx: Tx, userId: string, isKnownDevice: boolean): Promise<boolean> {
  const key = `fourball reset ${userId} ${isKnownDevice}`;
  const [row] = await tx
    .select({ isFirst: triedLock(key) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.isFirst ?? false;
}

const isResetMail = eq(jsonText(notifications.content, "kind"), "password-reset");

async function requestResetMail(
  { db }: ServiceContext,
  email: string,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<void> {
  const known = and(eq(lower(users.email), email), isNull(users.deletedAt));
  const [[account], signUp] = await Promise.all([
    db.select({ id: users.id }).from(users).where(known),
    findOpenSignUp(db, email),
  ]);
  if (!account && signUp) await db.transaction((tx) => resendSignUp(tx, signUp));
  if (!account) return;
  await db.transaction(async (tx) => {
    if (!(await isFirstToWait(tx, account.id, isKnownDevice))) return;
    // Requests at the same moment see each other's mail.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for("no key update");
    const own = and(eq(notifications.recipientId, account.id), isResetMail);
    const waiting = and(own, isNull(notifications.deliveredAt));
    // Beside the new one it would bring a link that doesn't work.
    if (isKnownDevice) await tx.delete(notifications).where(waiting);
    else if ((await tx.$count(notifications, waiting)) > 0) return;
    const isRecent = gt(notifications.dueAt, before(startOfTransaction, { hours: 1 }));
    const recent = await tx
      .select({ dueAt: notifications.dueAt })
      .from(notifications)
      .where(and(own, isRecent))
      .orderBy(desc(notifications.dueAt));
    const last = isKnownDevice || recent.length < AT_ONCE ? undefined : recent[0];
    await tx.insert(notifications).values({
      recipientId: account.id,
      content: { kind: "password-reset" },
      ...(last && {
        dueAt: sql`greatest(${clock}, ${after(sql`${last.dueAt.toISOString()}::timestamptz`, { mins: SPACING_MINUTES })})`,
      }),
    });
  });
}
