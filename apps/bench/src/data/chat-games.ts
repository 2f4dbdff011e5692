import { createHash, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Seat } from "../load/chat-dialects.ts";
import { sessionId } from "../servers/session-id.ts";
import type { Golfer } from "./golfers.ts";

const PLAYERS = 4;
const TEE_OFF = "2200-01-02T12:30:00Z";

/** Games of four with so many listeners each, who are the four on several screens; every seat with a fresh token for its socket. */
export async function makeChatGames(sql: Sql, golfers: Golfer[], rooms: number, listeners: number): Promise<Seat[]> {
  const golferAt = (index: number): Golfer => {
    const golfer = golfers[index % golfers.length];
    if (!golfer) throw new Error("nobody is signed in");
    return golfer;
  };
  const games = Array.from({ length: rooms }, (_, game) => ({
    id: randomUUID(),
    players: Array.from({ length: PLAYERS }, (_, seat) => golferAt(game * PLAYERS + seat).id),
  }));
  await sql`
    insert into tee_times (id, host_id, course_id, date, time, tee_off_at, total_slots, mood, is_public)
    select game.id, game.host, (select id from golf_courses order by id limit 1), '2200-01-02', '07:30', ${TEE_OFF}, ${PLAYERS}, 'casual', true
    from unnest(${games.map(({ id }) => id)}::uuid[], ${games.map(({ players }) => players[0] ?? "")}::uuid[]) as game (id, host)`;
  const guests = games.flatMap(({ id, players }) => players.slice(1).map((player) => ({ id, player })));
  await sql`
    insert into tee_time_participants (tee_time_id, user_id, status)
    select *, 'confirmed' from unnest(${guests.map(({ id }) => id)}::uuid[], ${guests.map(({ player }) => player)}::uuid[])`;
  await sql`insert into chat_rooms (tee_time_id) select unnest(${games.map(({ id }) => id)}::uuid[])`;
  const seats = games.flatMap(({ id }, game) =>
    Array.from({ length: listeners }, (_, screen) => {
      const golfer = golferAt(game * PLAYERS + (screen % PLAYERS));
      return { golfer, seat: { room: id, cookie: golfer.cookie, token: randomUUID() } };
    }),
  );
  const tokens = seats.map(({ golfer, seat }) => ({ hash: sha256(seat.token), golfer }));
  await sql`
    insert into socket_tokens (hash, user_id, sid, expires_at)
    select token.hash, token.user_id, token.sid, now() + interval '1 hour'
    from unnest(${tokens.map(({ hash }) => hash)}::text[], ${tokens.map(({ golfer }) => golfer.id)}::uuid[],
      ${tokens.map(({ golfer }) => sessionId(golfer.cookie))}::text[]) as token (hash, user_id, sid)`;
  return seats.map(({ seat }) => seat);
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export async function removeChatGames(sql: Sql): Promise<void> {
  await sql`delete from tee_times where tee_off_at = ${TEE_OFF}`;
  await sql`delete from socket_tokens`;
  await sql`vacuum analyze`;
}

/** Seats of a server that asks nobody who they are. */
export const namedRooms = (rooms: number, listeners: number): Seat[] =>
  Array.from({ length: rooms * listeners }, (_, seat) => ({ room: `room ${seat % rooms}`, cookie: "", token: "" }));
