import type { Db } from "@fourball/db/client";
import { chatMessages, chatRooms, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asInteger, asTexts } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { messageOfRow, prepareMessages } from "./message-query.ts";

const find = prepareSelect(
  {
    teeTimeId: teeTimes.id,
    lastSeq: asInteger(sql`coalesce(${chatRooms.lastSeq}, 0)`),
    readerIds: asTexts(sql`array[${teeTimes.hostId}::text] || array(select p.user_id::text from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed')`),
  },
  from(teeTimes).leftJoin(chatRooms, sql`${chatRooms.teeTimeId} = ${teeTimes.id}`),
  sql`where ${teeTimes.id} = any(${sql.placeholder("ids")}::uuid[])`,
);

/** How far each room has come and who may be in it. */
export const openRooms = (db: Db, teeTimeIds: string[]): Promise<RowOf<typeof find>[]> => find(db, { ids: teeTimeIds });

const findAfter = prepareMessages(sql`
  where ${chatMessages.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid and seq > ${sql.placeholder("after")}::int
  order by seq limit ${sql.placeholder("limit")}::int`);

/** The lines of a room after a number, oldest first. */
export async function messagesAfter(
  db: Db,
  { teeTimeId, after, limit }: { teeTimeId: string; after: number; limit: number },
): Promise<ChatMessage[]> {
  const rows = await findAfter(db, { teeTimeId, after, limit });
  return rows.map(messageOfRow);
}
