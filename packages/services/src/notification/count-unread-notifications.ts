import { notifications } from "@fourball/db/schema/index";
import type { UnreadNotifications } from "@fourball/domain/notification/schema";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

export async function countUnreadNotifications({ db, viewer }: MemberContext): Promise<UnreadNotifications> {
  const unread = await db.$count(
    notifications,
    and(eq(notifications.recipientId, viewer.id), isNull(notifications.readAt), isNotNull(notifications.teeTimeId)),
  );
  return { unread };
}
