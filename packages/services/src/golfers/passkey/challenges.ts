import type { Db } from "@fourball/db/client";
import { after, startOfTransaction } from "@fourball/db/expressions";
import { passkeyChallenges } from "@fourball/db/schema/index";
import { PASSKEY_CHALLENGE_MINUTES } from "@fourball/domain/passkey/constants";
import { and, eq, gt, isNull } from "drizzle-orm";
import { secretHash } from "../../core/token/secret-hash.ts";

/** `userId` is null for a sign-in, which is anonymous until then. */
export async function saveChallenge(db: Db, challenge: string, userId: string | null): Promise<void> {
  const expiresAt = after(startOfTransaction, { mins: PASSKEY_CHALLENGE_MINUTES });
  await db.insert(passkeyChallenges).values({ hash: secretHash(challenge), userId, expiresAt });
}

/** One statement decides who used it first; what is signed with it a second time proves nothing. */
export async function takeChallenge(db: Db, challenge: string, userId: string | null): Promise<boolean> {
  const given = and(
    eq(passkeyChallenges.hash, secretHash(challenge)),
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
    gt(passkeyChallenges.expiresAt, startOfTransaction),
  );
  const taken = await db.delete(passkeyChallenges).where(given).returning({ hash: passkeyChallenges.hash });
  return taken.length === 1;
}
