import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { chatMessages, chatRooms } from "@fourball/db/schema/index";
import type { ChatLineType } from "@fourball/domain/chat/constants";
import { sql } from "drizzle-orm";

type NewLine = { teeTimeId: string; userId: string | null; type: ChatLineType; message?: string; clientId?: string | undefined };

export type StoredLine = { id: string; seq: number; message: string; createdMs: number };

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;

/** Locked until the transaction ends: the next number is nobody else's. */
const lockRoom = prepareSql<{ lastSeq: number }>(
  sql`select last_seq as "lastSeq" from ${chatRooms} where tee_time_id = ${teeTimeId} for update`,
);
const makeRoom = prepareSql(sql`insert into ${chatRooms} (tee_time_id) values (${teeTimeId}) on conflict do nothing`);

const stored = sql`id as "id", seq as "seq", message as "message", (extract(epoch from created_at) * 1000)::float8 as "createdMs"`;

const findSent = prepareSql<StoredLine>(sql`
  select ${stored} from ${chatMessages}
  where tee_time_id = ${teeTimeId} and user_id = ${sql.placeholder("userId")}::uuid and client_id = ${sql.placeholder("clientId")}`);

const write = prepareSql<StoredLine>(sql`
  with room as (update ${chatRooms} set last_seq = last_seq + 1 where tee_time_id = ${teeTimeId} returning last_seq)
  insert into ${chatMessages} (tee_time_id, seq, type, user_id, message, client_id)
  select ${teeTimeId}, last_seq, ${sql.placeholder("type")}, ${sql.placeholder("userId")}::uuid,
    ${sql.placeholder("message")}, ${sql.placeholder("clientId")}
  from room returning ${stored}`);

/**
 * Stores a line under the next number of its room. A line that the golfer sent before, by its client id, is not stored
 * again: it is the one that stands. The tee time is locked already: rooms come last in the order of locks.
 */
export async function appendLine(tx: Tx, { teeTimeId, userId, type, message = "", clientId }: NewLine): Promise<StoredLine> {
  const line = { teeTimeId, userId, type, message, clientId: clientId ?? null };
  const [room] = await lockRoom(tx, line);
  if (!room) {
    await makeRoom(tx, line);
    await lockRoom(tx, line);
  }
  const [sent] = clientId ? await findSent(tx, line) : [];
  if (sent) return sent;
  const [written] = await write(tx, line);
  if (!written) throw new Error("a room vanished under its lock");
  return written;
}
