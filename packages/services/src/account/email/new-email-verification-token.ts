import type { Db } from "@fourball/db/client";
import { emailVerificationTokens } from "@fourball/db/schema/index";
import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import { eq, sql } from "drizzle-orm";
import { newSecret, secretHash } from "../secret-hash.ts";

/** Authorizes confirming the address; only the newest of an account does, and only its hash is stored. */
export async function newEmailVerificationToken(db: Db, userId: string): Promise<string> {
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.delete(emailVerificationTokens).where(eq(emailVerificationTokens.userId, userId));
    const expiresAt = sql`now() + ${sql.raw(`interval '${EMAIL_VERIFICATION_HOURS} hours'`)}`;
    await tx.insert(emailVerificationTokens).values({ hash: secretHash(token), userId, expiresAt });
  });
  return token;
}
