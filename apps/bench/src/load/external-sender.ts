import type { ChatMessage } from "@fourball/domain/chat/message";
import type { BusEvent } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import postgres from "postgres";
import type { OutgoingMessage, Sender } from "./chat-senders.ts";

const CHANNEL = "fourball:events";

type StoredRow = { room: string; id: string; seq: number; userId: string; message: string; timestamp: Date };

const AS_SENT: Omit<ChatMessage, keyof StoredRow | "teeTimeId" | "timestamp"> = {
  type: "message",
  userName: "Maya Lindqvist",
  clientId: null,
  reactions: [],
  photo: null,
  isDeleted: false,
};

export type ExternalWriter = { databaseUrl: string; redisUrl: string };

/**
 * Acts as another process of the same installation: it stores messages and publishes them on the bus. So the server under
 * test delivers but does not write, like its peers. A room gets one message at a time, as it would from golfers:
 * the server would send several at once in one write, an advantage that the peers do not have.
 */
export function externalSender({ databaseUrl, redisUrl }: ExternalWriter): Sender {
  const sql = postgres(databaseUrl, { max: 1 });
  const redis = new Redis(redisUrl);
  const publish = ({ room: teeTimeId, seq, timestamp, ...stored }: StoredRow): Promise<number> => {
    const message = { ...stored, teeTimeId, seq, timestamp: timestamp.toISOString(), ...AS_SENT };
    const event: BusEvent = { type: "chat-message", teeTimeId, seq, readerIds: [], message };
    return redis.publish(CHANNEL, JSON.stringify({ from: "bench", event }));
  };
  return {
    async send(messages) {
      for (const batch of batchesOf(messages)) {
        const rooms = batch.map(({ room }) => room);
        const stored = await sql<StoredRow[]>`
          with sent as (select * from unnest(${rooms}::uuid[], ${batch.map(({ body }) => body)}::text[]) as sent (room, body)),
          numbered as (
            update chat_rooms set last_seq = last_seq + 1 from sent where tee_time_id = sent.room returning tee_time_id, last_seq, body
          )
          insert into chat_messages (tee_time_id, seq, user_id, message)
          select tee_time_id, last_seq, host_id, body from numbered join tee_times on tee_times.id = tee_time_id
          returning tee_time_id as room, id, seq, user_id as "userId", message, created_at as timestamp`;
        await Promise.all(stored.map(publish));
      }
    },
    async close() {
      redis.disconnect();
      await sql.end();
    },
  };
}

/** The first message of each room, then the second of each, and so on. */
function batchesOf(messages: OutgoingMessage[]): OutgoingMessage[][] {
  const counts = new Map<string, number>();
  const batches: OutgoingMessage[][] = [];
  for (const message of messages) {
    const index = counts.get(message.room) ?? 0;
    counts.set(message.room, index + 1);
    batches[index] = [...(batches[index] ?? []), message];
  }
  return batches;
}
