import { isoInstant } from "@fourball/db/iso-instant";
import { identities } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** All that are kept of the viewer, also of providers that aren't configured any more. */
export async function listIdentities({ db, viewer }: MemberContext): Promise<AccountExport["identities"]> {
  const own = await db.select().from(identities).where(eq(identities.userId, viewer.id)).orderBy(asc(identities.createdAt));
  return own.map(({ issuer, subject, createdAt, lastUsedAt }) => ({
    issuer,
    subject,
    connectedAt: isoInstant(createdAt),
    lastUsedAt: lastUsedAt && isoInstant(lastUsedAt),
  }));
}
