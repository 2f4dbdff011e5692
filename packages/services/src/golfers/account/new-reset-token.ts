import type { Db } from "@fourball/db/client";
import { after, startOfTransaction } from "@fourball/db/expressions";
import { passwordResetTokens } from "@fourball/db/schema/index";
import { RESET_TOKEN_MINUTES } from "@fourball/domain/account/constants";
import { eq } from "drizzle-orm";
import { newSecret, secretHash } from "../../core/token/secret-hash.ts";

/** What opens the page for a new password; only the newest of an account does, and only its hash is stored. */
export async function newResetToken(db: Db, userId: string): Promise<string> {
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    const expiresAt = after(startOfTransaction, { mins: RESET_TOKEN_MINUTES });
    await tx.insert(passwordResetTokens).values({ userId, token: secretHash(token), expiresAt });
  });
  return token;
}
