import { notifications, users } from "@fourball/db/schema/index";
import type { ForgotPasswordInput } from "@fourball/domain/account/schema";
import { outdatedBy } from "@fourball/domain/notification/truth";
import { and, eq, isNull, sql } from "drizzle-orm";
import { dropOutdated } from "../notification/drop-outdated.ts";
import type { ServiceContext } from "../service-context.ts";

/** Answers the same for every email, known or not. The link is made when the mail is, so that no secret waits in the outbox. */
export async function forgotPassword(ctx: ServiceContext, { email }: ForgotPasswordInput): Promise<{ sent: true }> {
  await ctx.limiter.spend("resetMails", email);
  await ctx.limiter.spend("resetMailsOfAddress", ctx.address);
  ctx.later(() => askForResetMail(ctx, email));
  return { sent: true };
}

async function askForResetMail({ db }: ServiceContext, email: string): Promise<void> {
  const known = and(eq(sql`lower(${users.email})`, email), isNull(users.deletedAt));
  const [account] = await db.select({ id: users.id }).from(users).where(known);
  if (!account) return;
  await db.transaction(async (tx) => {
    // One that still waits would come beside this one, with a link that does not work.
    await dropOutdated(tx, { account: [account.id], kinds: outdatedBy("password-reset") });
    await tx.insert(notifications).values({ recipientId: account.id, content: { kind: "password-reset" } });
  });
}
