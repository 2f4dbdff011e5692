import type { Tx } from "@fourball/db/client";
import { chatMessages, chatRooms } from "@fourball/db/schema/index";
import { prepareQuery, prepareSelect, prepareStatement, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { ChatMessageType } from "@fourball/domain/chat/constants";
import { sql } from "drizzle-orm";
import { storedColumns } from "./stored-message.ts";

type NewMessage = {
  teeTimeId: string;
  userId: string | null;
  type: ChatMessageType;
  message?: string;
  clientId?: string | undefined;
  pictureId?: string | undefined;
};

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;

/** Locked until the transaction ends, so that numbers are unique. */
const lockRoom = prepareSelect({ lastSeq: chatRooms.lastSeq }, from(chatRooms), sql`where tee_time_id = ${teeTimeId} for update`);
const makeRoom = prepareStatement(sql`insert into ${chatRooms} (tee_time_id) values (${teeTimeId}) on conflict do nothing`);

const stored = { ...storedColumns, pictureId: chatMessages.pictureId };

const findSent = prepareSelect(
  stored,
  from(chatMessages),
  sql`
  where tee_time_id = ${teeTimeId} and user_id = ${sql.placeholder("userId")}::uuid and client_id = ${sql.placeholder("clientId")}`,
);

const write = prepareQuery(
  stored,
  (line) => sql`
  with room as (update ${chatRooms} set last_seq = last_seq + 1 where tee_time_id = ${teeTimeId} returning last_seq)
  insert into ${chatMessages} (tee_time_id, seq, type, user_id, message, client_id, picture_id)
  select ${teeTimeId}, last_seq, ${sql.placeholder("type")}, ${sql.placeholder("userId")}::uuid,
    ${sql.placeholder("message")}, ${sql.placeholder("clientId")}, ${sql.placeholder("pictureId")}::uuid
  from room returning ${line}`,
);

export type AppendedMessage = RowOf<typeof write> & { isRepeated: boolean };

/**
 * Stores a line under the next number of its room. A line that the golfer sent before, by its client id, is not stored
 * again: the stored one is returned. The tee time is locked already: chats come last in the lock order.
 */
export async function appendMessage(
  tx: Tx,
  { teeTimeId, userId, type, message = "", clientId, pictureId }: NewMessage,
): Promise<AppendedMessage> {
  const line = { teeTimeId, userId, type, message, clientId: clientId ?? null, pictureId: pictureId ?? null };
  const [room] = await lockRoom(tx, line);
  if (!room) {
    await makeRoom(tx, line);
    await lockRoom(tx, line);
  }
  const [sent] = clientId ? await findSent(tx, line) : [];
  if (sent) return { ...sent, isRepeated: true };
  const [written] = await write(tx, line);
  if (!written) throw new Error("a room vanished under its lock");
  return { ...written, isRepeated: false };
}
