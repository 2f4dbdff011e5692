import { outbox } from "@fourball/db/schema/index";
import type { UnreadNews } from "@fourball/domain/notification/schema";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

export async function countUnreadNews({ db, viewer }: MemberContext): Promise<UnreadNews> {
  const unread = await db.$count(
    outbox,
    and(eq(outbox.recipientId, viewer.id), isNull(outbox.readAt), isNotNull(outbox.teeTimeId)),
  );
  return { unread };
}
