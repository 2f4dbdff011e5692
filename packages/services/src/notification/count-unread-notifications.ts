import { notifications } from "@fourball/db/schema/index";
import type { UnreadNotifications } from "@fourball/domain/notification/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { isListed } from "./is-listed.ts";

export async function countUnreadNotifications({
  db,
  viewer,
}: Pick<MemberContext, "db" | "viewer">): Promise<UnreadNotifications> {
  const unread = await db.$count(
    notifications,
    and(eq(notifications.recipientId, viewer.id), isNull(notifications.readAt), isListed),
  );
  return { unread };
}
