import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Golfer } from "./golfers.ts";

export const AT_ONCE = 20;

export type ContestedGame = { id: string; host: Golfer; requests: { participantId: string; golfer: Golfer }[] };

/** Games with one open spot and twenty golfers who compete for it, with or without pending requests. */
export async function makeGames(sql: Sql, golfers: Golfer[], count: number, hasRequests: boolean): Promise<ContestedGame[]> {
  const games = Array.from({ length: count }, (_, game): ContestedGame => {
    const [host, ...others] = Array.from({ length: AT_ONCE + 1 }, (_, index) => golferAt(golfers, game * (AT_ONCE + 1) + index));
    if (!host) throw new Error("no golfers are signed in");
    return { id: randomUUID(), host, requests: others.map((golfer) => ({ participantId: randomUUID(), golfer })) };
  });
  await sql`
    insert into tee_times (id, host_id, course_id, date, time, tee_off_at, total_slots, mood, is_public)
    select game.id, game.host, (select id from golf_courses order by id limit 1), '2200-01-01', '07:30', '2200-01-01T12:30:00Z', 2, 'casual', true
    from unnest(${games.map(({ id }) => id)}::uuid[], ${games.map(({ host }) => host.id)}::uuid[]) as game (id, host)`;
  if (hasRequests) {
    const rows = games.flatMap(({ id, requests }) =>
      requests.map(({ participantId, golfer }) => ({ participantId, id, golfer })),
    );
    await sql`
      insert into tee_time_participants (id, tee_time_id, user_id)
      select * from unnest(${rows.map(({ participantId }) => participantId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
        ${rows.map(({ golfer }) => golfer.id)}::uuid[])`;
  }
  return games;
}

function golferAt(golfers: Golfer[], index: number): Golfer {
  const golfer = golfers[index % golfers.length];
  if (!golfer) throw new Error("no golfers are signed in");
  return golfer;
}

/** The number of games with more players than spots. */
export async function overbooked(sql: Sql, games: ContestedGame[]): Promise<number> {
  const rows = await sql`
    select 1 from tee_times t where t.id = any(${games.map(({ id }) => id)}::uuid[]) and t.total_slots <
      (select count(*) + 1 from tee_time_participants p where p.tee_time_id = t.id and p.status = 'confirmed')`;
  return rows.length;
}

/** Restores the generated data and vacuums the dead rows, which would slow down reads. */
export async function removeGames(sql: Sql): Promise<void> {
  await sql`delete from tee_times where tee_off_at = '2200-01-01T12:30:00Z'`;
  await sql`vacuum analyze`;
}
