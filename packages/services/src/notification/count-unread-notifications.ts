import { notifications, users } from "@fourball/db/schema/index";
import { asInteger, like } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { UnreadNotifications } from "@fourball/domain/notification/schema";
import { sql } from "drizzle-orm";
import { type Asking, readOfViewers } from "../core/read-of-viewers.ts";
import { isListed } from "./is-listed.ts";
import { requestsWaitingSql } from "./requests-waiting-sql.ts";

const viewer = sql`viewer.id`;

const count = readOfViewers(
  prepareSelect(
    {
      viewerId: like(users.id, viewer),
      unread: asInteger(sql`select count(*) from ${notifications}
        where ${notifications.recipientId} = ${viewer} and ${notifications.readAt} is null and ${isListed}`),
      waiting: asInteger(requestsWaitingSql(viewer)),
    },
    from(sql`unnest(${sql.placeholder("viewers")}::uuid[]) viewer (id)`),
  ),
);

/** What is new for the viewer, and how many golfers wait for the viewer's answer. */
export async function countUnreadNotifications(ctx: Asking): Promise<UnreadNotifications> {
  const [counted] = await count(ctx);
  return { unread: counted?.unread ?? 0, waiting: counted?.waiting ?? 0 };
}
