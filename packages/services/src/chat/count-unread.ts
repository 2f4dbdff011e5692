import { before, flag, now } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { chatMessages, chatMutes, chatReads, chatRooms, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { CHAT_OPEN_HOURS } from "@fourball/domain/chat/constants";
import type { UnreadCounts } from "@fourball/domain/chat/message";
import { and, count as countRows, eq, exists, gt, isNull, ne, or, sql } from "drizzle-orm";
import { type Asking, batchByViewer } from "../core/batch.ts";

const count = batchByViewer(
  prepareOnce((db) => {
    const { id, hostId, status, teeOffAt } = teeTimes;
    const closedUntil = before(now, { hours: CHAT_OPEN_HOURS });
    // Before anything is counted: a golfer may have hundreds of games whose chats have closed.
    const isOpen = and(ne(status, "cancelled"), gt(teeOffAt, closedUntil));
    const hosted = db
      .select({ id, teeOffAt })
      .from(teeTimes)
      .where(and(eq(hostId, users.id), isOpen));
    const isPlayer = and(eq(teeTimeParticipants.userId, users.id), eq(teeTimeParticipants.status, "confirmed"));
    const played = db
      .select({ id, teeOffAt })
      .from(teeTimes)
      .innerJoin(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, id))
      .where(and(isPlayer, isOpen));
    const room = hosted.union(played).as("room");
    const readSeq = sql`coalesce(${chatReads.seq}, 0)`;
    const isOfOthers = or(isNull(chatMessages.userId), ne(chatMessages.userId, users.id));
    const isUnread = and(
      eq(chatMessages.teeTimeId, room.id),
      gt(chatMessages.seq, readSeq),
      eq(chatMessages.type, "message"),
      isOfOthers,
      isNull(chatMessages.deletedAt),
    );
    const unread = db
      .select({ count: countRows().as("count") })
      .from(chatMessages)
      .where(isUnread)
      .as("unread");
    const muted = db
      .select({ userId: chatMutes.userId })
      .from(chatMutes)
      .where(and(eq(chatMutes.teeTimeId, room.id), eq(chatMutes.userId, users.id)));
    return db
      .select({ viewerId: users.id, teeTimeId: room.id, count: unread.count, isMuted: flag(exists(muted)) })
      .from(users)
      .crossJoinLateral(room)
      .innerJoin(chatRooms, eq(chatRooms.teeTimeId, room.id))
      .leftJoin(chatReads, and(eq(chatReads.teeTimeId, room.id), eq(chatReads.userId, users.id)))
      .crossJoinLateral(unread)
      .where(and(anyOf(users.id, sql.placeholder("viewers")), gt(unread.count, 0), gt(chatRooms.lastSeq, readSeq)))
      .orderBy(room.teeOffAt, room.id);
  }),
);

/** How many messages of others wait for the viewer, by game, while its chat is open. */
export async function countUnread(ctx: Asking): Promise<UnreadCounts> {
  const rows = await count(ctx);
  return rows.map(({ teeTimeId, count, isMuted }) => ({ teeTimeId, count, isMuted }));
}
