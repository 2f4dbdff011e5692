import { users } from "@fourball/db/schema/index";
import { definitionOf } from "@fourball/domain/notification/content";
import { and, eq, isNull, sql } from "drizzle-orm";
import { derivedToken, installationKey } from "../../core/token/installation-key.ts";
import { searchToken } from "../../core/token/search-token.ts";
import { secretHash } from "../../core/token/secret-hash.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";
import type { UnsubscribeLink } from "./write-mail.ts";

/** The golfer's link to turn such emails off without signing in; guests get one email and have nothing to turn off. */
export async function unsubscribeLink(
  { db }: DeliveryContext,
  { golfer, content }: Claimed,
): Promise<UnsubscribeLink | undefined> {
  const { group } = definitionOf(content.kind);
  if (!golfer || !group) return undefined;
  if (content.kind === "search-matched") return { token: await searchToken(db, content.searchId), searchId: content.searchId };
  const token = derivedToken(await installationKey(db, "unsubscribe links"), golfer.id);
  const unsubscribeHash = secretHash(token);
  if (golfer.unsubscribeHash !== unsubscribeHash)
    await db
      .update(users)
      .set({ unsubscribeHash, updatedAt: sql`${users.updatedAt}` })
      .where(and(eq(users.id, golfer.id), isNull(users.deletedAt)));
  return { token, group };
}
