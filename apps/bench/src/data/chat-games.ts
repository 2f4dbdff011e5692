import { createHash, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { ListenerConfig } from "../load/chat-protocols.ts";
import { sessionId } from "../servers/session-id.ts";
import type { Golfer } from "./golfers.ts";

const PLAYERS = 4;
const TEE_OFF = "2200-01-02T12:30:00Z";

/** Creates games of four players. Each player has several listeners, each with its own socket token. */
export async function makeChatGames(sql: Sql, golfers: Golfer[], rooms: number, listeners: number): Promise<ListenerConfig[]> {
  const golferAt = (index: number): Golfer => {
    const golfer = golfers[index % golfers.length];
    if (!golfer) throw new Error("no golfers are signed in");
    return golfer;
  };
  const games = Array.from({ length: rooms }, (_, game) => ({
    id: randomUUID(),
    players: Array.from({ length: PLAYERS }, (_, player) => golferAt(game * PLAYERS + player).id),
  }));
  await sql`
    insert into tee_times (id, host_id, course_id, date, time, tee_off_at, total_slots, mood, is_public)
    select game.id, game.host, (select id from golf_courses order by id limit 1), '2200-01-02', '07:30', ${TEE_OFF}, ${PLAYERS}, 'casual', true
    from unnest(${games.map(({ id }) => id)}::uuid[], ${games.map(({ players }) => players[0] ?? "")}::uuid[]) as game (id, host)`;
  const confirmed = games.flatMap(({ id, players }) => players.slice(1).map((player) => ({ id, player })));
  await sql`
    insert into tee_time_participants (tee_time_id, user_id, status)
    select *, 'confirmed' from unnest(${confirmed.map(({ id }) => id)}::uuid[], ${confirmed.map(({ player }) => player)}::uuid[])`;
  await sql`insert into chat_rooms (tee_time_id) select unnest(${games.map(({ id }) => id)}::uuid[])`;
  const listenerConfigs = games.flatMap(({ id }, game) =>
    Array.from({ length: listeners }, (_, screen) => {
      const golfer = golferAt(game * PLAYERS + (screen % PLAYERS));
      return { golfer, config: { room: id, cookie: golfer.cookie, token: randomUUID() } };
    }),
  );
  const tokens = listenerConfigs.map(({ golfer, config }) => ({ hash: sha256(config.token), golfer }));
  await sql`
    insert into socket_tokens (hash, user_id, sid, expires_at)
    select token.hash, token.user_id, token.sid, now() + interval '1 hour'
    from unnest(${tokens.map(({ hash }) => hash)}::text[], ${tokens.map(({ golfer }) => golfer.id)}::uuid[],
      ${tokens.map(({ golfer }) => sessionId(golfer.cookie))}::text[]) as token (hash, user_id, sid)`;
  return listenerConfigs.map(({ config }) => config);
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export async function removeChatGames(sql: Sql): Promise<void> {
  await sql`delete from tee_times where tee_off_at = ${TEE_OFF}`;
  await sql`delete from socket_tokens`;
  await sql`vacuum analyze`;
}

/** Listeners of a server without authentication. */
export const namedRooms = (rooms: number, listeners: number): ListenerConfig[] =>
  Array.from({ length: rooms * listeners }, (_, index) => ({ room: `room ${index % rooms}`, cookie: "", token: "" }));
