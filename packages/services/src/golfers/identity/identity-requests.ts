import type { Db } from "@fourball/db/client";
import { after, startOfTransaction } from "@fourball/db/expressions";
import { identityRequests } from "@fourball/db/schema/index";
import { IDENTITY_REQUEST_MINUTES } from "@fourball/domain/identity/constants";
import { and, eq, gt } from "drizzle-orm";
import { secretHash } from "../../core/token/secret-hash.ts";

export type IdentityRequest = Omit<typeof identityRequests.$inferSelect, "hash" | "expiresAt">;

/** `secret` stays in the browser, and only its hash here. */
export async function saveIdentityRequest(db: Db, secret: string, request: IdentityRequest): Promise<void> {
  const expiresAt = after(startOfTransaction, { mins: IDENTITY_REQUEST_MINUTES });
  await db.insert(identityRequests).values({ ...request, hash: secretHash(secret), expiresAt });
}

/** One statement decides which answer of the provider came first; a second one finds nothing. */
export async function takeIdentityRequest(db: Db, secret: string): Promise<IdentityRequest | undefined> {
  const open = and(eq(identityRequests.hash, secretHash(secret)), gt(identityRequests.expiresAt, startOfTransaction));
  const [taken] = await db.delete(identityRequests).where(open).returning();
  return taken;
}
