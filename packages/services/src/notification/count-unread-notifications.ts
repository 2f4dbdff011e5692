import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { notifications, teeTimes, users } from "@fourball/db/schema/index";
import type { UnreadNotifications } from "@fourball/domain/notification/schema";
import { and, eq, gt, isNull, type SQL, sql, sum } from "drizzle-orm";
import { type Asking, batchByViewer } from "../core/batch.ts";
import { isListed } from "./has-kind.ts";

/** How many requests for the coming games of a host, a row of `users`, wait for an answer. It needs the placeholder `now`. */
export function requestsWaiting(db: Db): SQL<number> {
  const { hostId, status, teeOffAt, pendingCount } = teeTimes;
  const isComing = and(eq(hostId, users.id), eq(status, "active"), gt(teeOffAt, sql.placeholder("now")));
  const waiting = db
    .select({ requests: sum(pendingCount) })
    .from(teeTimes)
    .where(isComing);
  return sql`coalesce(${waiting}, 0)`.mapWith(Number);
}

const count = batchByViewer(
  prepareOnce((db) => {
    const isUnread = and(eq(notifications.recipientId, users.id), isNull(notifications.readAt), isListed);
    return db
      .select({ viewerId: users.id, unread: db.$count(notifications, isUnread), waiting: requestsWaiting(db) })
      .from(users)
      .where(anyOf(users.id, sql.placeholder("viewers")));
  }),
);

/** What is new for the viewer, and how many golfers wait for the viewer's answer. */
export async function countUnreadNotifications(ctx: Asking): Promise<UnreadNotifications> {
  const [counted] = await count(ctx);
  return { unread: counted?.unread ?? 0, waiting: counted?.waiting ?? 0 };
}
