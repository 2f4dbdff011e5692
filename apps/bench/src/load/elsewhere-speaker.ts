import type { BusEvent } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import postgres from "postgres";
import type { Speaker, Words } from "./chat-speakers.ts";

const CHANNEL = "fourball:events";

export type Elsewhere = { databaseUrl: string; redisUrl: string };

/**
 * What another process of the same installation does for the rooms of this one: it stores lines and says so on the bus. So the
 * server under test reads and delivers and does not write, like its peers. A room gets one line at a time, as it would from
 * golfers: several at once leave the server in one piece, which no peer is offered.
 */
export function elsewhereSpeaker({ databaseUrl, redisUrl }: Elsewhere): Speaker {
  const sql = postgres(databaseUrl, { max: 1 });
  const redis = new Redis(redisUrl);
  const tell = ({ room: teeTimeId, seq }: { room: string; seq: number }): Promise<number> => {
    const event: BusEvent = { type: "chat-line", teeTimeId, seq, seats: [] };
    return redis.publish(CHANNEL, JSON.stringify({ from: "bench", event }));
  };
  return {
    async say(messages) {
      for (const turn of turnsOf(messages)) {
        const rooms = turn.map(({ room }) => room);
        const said = await sql<{ room: string; seq: number }[]>`
          with said as (select * from unnest(${rooms}::uuid[], ${turn.map(({ words }) => words)}::text[]) as said (room, words)),
          grown as (
            update chat_rooms set last_seq = last_seq + 1 from said where tee_time_id = said.room returning tee_time_id, last_seq, words
          )
          insert into chat_messages (tee_time_id, seq, user_id, message)
          select tee_time_id, last_seq, host_id, words from grown join tee_times on tee_times.id = tee_time_id
          returning tee_time_id as room, seq`;
        await Promise.all(said.map(tell));
      }
    },
    async close() {
      redis.disconnect();
      await sql.end();
    },
  };
}

/** The first message of each room, then the second of each, and so on. */
function turnsOf(messages: Words[]): Words[][] {
  const heard = new Map<string, number>();
  const turns: Words[][] = [];
  for (const message of messages) {
    const turn = heard.get(message.room) ?? 0;
    heard.set(message.room, turn + 1);
    turns[turn] = [...(turns[turn] ?? []), message];
  }
  return turns;
}
