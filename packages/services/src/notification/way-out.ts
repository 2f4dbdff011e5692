import { users } from "@fourball/db/schema/index";
import { GROUP_OF } from "@fourball/domain/notification/groups";
import { eq, sql } from "drizzle-orm";
import { newSecret } from "../account/secret-hash.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";
import type { WayOut } from "./write-mail.ts";

/** How a golfer turns such mails off without signing in; guests are told once and have nothing to turn off. */
export async function wayOutOf({ db }: DeliveryContext, { golfer, news }: Claimed): Promise<WayOut | undefined> {
  const group = GROUP_OF[news.kind];
  if (!golfer || !group) return undefined;
  if (golfer.unsubscribeToken) return { token: golfer.unsubscribeToken, group };
  const [row] = await db
    .update(users)
    .set({ unsubscribeToken: sql`coalesce(${users.unsubscribeToken}, ${newSecret()})`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, golfer.id))
    .returning({ token: users.unsubscribeToken });
  return row?.token ? { token: row.token, group } : undefined;
}
