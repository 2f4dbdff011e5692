import { notifications, users } from "@fourball/db/schema/index";
import { asInteger, like } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { UnreadNotifications } from "@fourball/domain/notification/schema";
import { sql } from "drizzle-orm";
import { type Asking, readOfViewers } from "../read-of-viewers.ts";
import { isListed } from "./is-listed.ts";

const count = readOfViewers(
  prepareSelect(
    { viewerId: like(users.id, sql`${notifications.recipientId}`), unread: asInteger(sql`count(*)`) },
    from(notifications),
    sql`where ${notifications.recipientId} = any(${sql.placeholder("viewers")}::uuid[]) and ${notifications.readAt} is null and ${isListed}
    group by ${notifications.recipientId}`,
  ),
);

export async function countUnreadNotifications(ctx: Asking): Promise<UnreadNotifications> {
  const [counted] = await count(ctx);
  return { unread: counted?.unread ?? 0 };
}
