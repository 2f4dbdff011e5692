import { users } from "@fourball/db/schema/index";
import { GROUP_OF } from "@fourball/domain/notification/groups";
import { eq, sql } from "drizzle-orm";
import { newSecret } from "../../account/secret-hash.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";
import type { UnsubscribeLink } from "./write-mail.ts";

/** The golfer's link to turn such emails off without signing in; guests get one email and have nothing to turn off. */
export async function unsubscribeLink(
  { db }: DeliveryContext,
  { golfer, content }: Claimed,
): Promise<UnsubscribeLink | undefined> {
  const group = GROUP_OF[content.kind];
  if (!golfer || !group) return undefined;
  if (golfer.unsubscribeToken) return { token: golfer.unsubscribeToken, group };
  const [row] = await db
    .update(users)
    .set({ unsubscribeToken: sql`coalesce(${users.unsubscribeToken}, ${newSecret()})`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, golfer.id))
    .returning({ token: users.unsubscribeToken });
  return row?.token ? { token: row.token, group } : undefined;
}
