import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { chatMessages, chatRooms, teeTimes } from "@fourball/db/schema/index";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { and, eq, gt, sql } from "drizzle-orm";
import { playersOfGame } from "../core/access/require-chat-access.ts";
import { messageOfRow, selectMessages } from "./message-query.ts";

const find = prepareOnce((db) =>
  db
    .select({ teeTimeId: teeTimes.id, lastSeq: chatRooms.lastSeq, hostId: teeTimes.hostId, playerIds: playersOfGame })
    .from(teeTimes)
    .leftJoin(chatRooms, eq(chatRooms.teeTimeId, teeTimes.id))
    .where(anyOf(teeTimes.id, sql.placeholder("ids"))),
);

type OpenRoom = { teeTimeId: string; lastSeq: number; readerIds: string[] };

/** How far each room has come and who may be in it. */
export async function openRooms(db: Db, teeTimeIds: string[]): Promise<OpenRoom[]> {
  const rooms = await find(db, { ids: teeTimeIds });
  return rooms.map(({ teeTimeId, lastSeq, hostId, playerIds }) => ({
    teeTimeId,
    lastSeq: lastSeq ?? 0,
    readerIds: [hostId, ...playerIds],
  }));
}

const { placeholder } = sql;
const findAfter = prepareOnce((db) =>
  selectMessages(db)
    .where(and(eq(chatMessages.teeTimeId, placeholder("teeTimeId")), gt(chatMessages.seq, placeholder("after"))))
    .orderBy(chatMessages.seq)
    .limit(placeholder("limit")),
);

/** The messages of a room after a number, oldest first. */
export async function messagesAfter(
  db: Db,
  { teeTimeId, after, limit }: { teeTimeId: string; after: number; limit: number },
): Promise<ChatMessage[]> {
  const rows = await findAfter(db, { teeTimeId, after, limit });
  return rows.map(messageOfRow);
}
