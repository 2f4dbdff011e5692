import type { Db } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { identities } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import type { IdentityConnection, IdentityProviderInfo } from "@fourball/domain/identity/schema";
import { and, asc, eq, type SQL } from "drizzle-orm";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";

/** Null where no provider is configured. */
export async function getConnection({ db, viewer, ports }: MemberContext): Promise<IdentityConnection | null> {
  const provider = ports.identityProvider;
  if (!provider) return null;
  const [own] = await db.select().from(identities).where(identityOf(viewer.id, provider.issuer));
  return {
    provider: provider.name,
    connectedAt: own ? isoInstant(own.createdAt) : null,
    lastUsedAt: own?.lastUsedAt ? isoInstant(own.lastUsedAt) : null,
  };
}

export const identityOf = (userId: string, issuer: string): SQL | undefined =>
  and(eq(identities.userId, userId), eq(identities.issuer, issuer));

/** Whether the provider signs the viewer in: one that isn't configured any more doesn't. */
export async function isConnected(db: Db, { viewer, ports: { identityProvider } }: MemberContext): Promise<boolean> {
  return identityProvider !== null && (await db.$count(identities, identityOf(viewer.id, identityProvider.issuer))) > 0;
}

export const getProvider = ({ ports }: ServiceContext): IdentityProviderInfo | null =>
  ports.identityProvider && { name: ports.identityProvider.name };

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
