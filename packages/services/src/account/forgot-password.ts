import { passwordResetTokens, users } from "@fourball/db/schema/index";
import { type ForgotPasswordInput, RESET_TOKEN_MINUTES } from "@fourball/domain/account/schema";
import { PRODUCT } from "@fourball/domain/product";
import { eq, sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { newSecret, secretHash } from "./secret-hash.ts";

/** Answers the same for every email, known or not; only the newest link of an account works. */
export async function forgotPassword(ctx: ServiceContext, { email }: ForgotPasswordInput): Promise<{ sent: true }> {
  await ctx.limiter.spend("resetMails", email);
  await ctx.limiter.spend("resetMailsOfAddress", ctx.address);
  ctx.later(() => mailResetLink(ctx, email));
  return { sent: true };
}

async function mailResetLink({ db, mailer, publicUrl }: ServiceContext, email: string): Promise<void> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (!account) return;
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, account.id));
    const expiresAt = sql`now() + ${sql.raw(`interval '${RESET_TOKEN_MINUTES} minutes'`)}`;
    await tx.insert(passwordResetTokens).values({ userId: account.id, token: secretHash(token), expiresAt });
  });
  // In the fragment, which browsers send to no server and no referrer.
  const link = `${publicUrl}/reset-password#token=${token}`;
  await mailer.send({
    to: email,
    subject: `Reset your ${PRODUCT} password`,
    text: resetText(link),
  });
}

const resetText = (link: string): string => `Somebody, most likely you, asked to reset the password of your ${PRODUCT} account.

Choose a new one here within ${RESET_TOKEN_MINUTES} minutes:
${link}

If it was not you, ignore this mail: your password stays as it is.
`;
