import type { Db } from "@fourball/db/client";
import { queryRows } from "@fourball/db/rows";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** What a stored counter should be, by the rows that it counts; `c` is its own row. */
type Counter = { table: string; column: string; key: string; counted: SQL };

const ofGame = (count: SQL): SQL =>
  sql`(select coalesce(sum(${count}), 0) from tee_time_participants p where p.tee_time_id = c.id)`;
const guests = (isCounted: SQL): SQL => sql`(select count(*) from guest_requests g where g.tee_time_id = c.id and ${isCounted})`;
const completed = sql`from tee_times t where t.status = 'completed'`;
const stars = (figure: SQL): SQL =>
  sql`(select ${figure} from round_ratings r where r.ratee_id = c.id and r.revealed_at is not null)`;

/** Every counter that is stored; written anew here, so that it doesn't repeat a mistake of the triggers and jobs that keep it. */
const COUNTERS: readonly Counter[] = [
  {
    table: "tee_times",
    column: "confirmed_count",
    key: "id",
    counted: sql`${ofGame(sql`case when p.status = 'confirmed' then 1 + cardinality(p.friends) else 0 end`)} + ${guests(sql`g.status = 'approved'`)}`,
  },
  {
    table: "tee_times",
    column: "pending_count",
    key: "id",
    counted: sql`${ofGame(sql`case when p.status = 'pending' and p.waitlisted_at is null and p.expired_at is null then 1 else 0 end`)}
      + ${guests(sql`g.status = 'pending' and g.expired_at is null`)}`,
  },
  {
    table: "tee_times",
    column: "offered_count",
    key: "id",
    counted: ofGame(
      sql`case when p.status = 'pending' and p.offer_expires_at is not null and p.expired_at is null then 1 else 0 end`,
    ),
  },
  {
    table: "users",
    column: "games_hosted",
    key: "id",
    counted: sql`(select count(*) ${completed} and t.host_id = c.id and (
      exists (select 1 from tee_time_participants p where p.tee_time_id = t.id and p.status = 'confirmed')
      or exists (select 1 from guest_requests g where g.tee_time_id = t.id and g.status = 'approved')))`,
  },
  {
    table: "users",
    column: "games_played",
    key: "id",
    counted: sql`(select count(*) ${completed} and exists (
      select 1 from tee_time_participants p where p.tee_time_id = t.id and p.user_id = c.id and p.status = 'confirmed'))`,
  },
  { table: "users", column: "ratings_count", key: "id", counted: stars(sql`count(r.stars)`) },
  { table: "users", column: "ratings_sum", key: "id", counted: stars(sql`coalesce(sum(r.stars), 0)`) },
  { table: "users", column: "rating", key: "id", counted: stars(sql`coalesce(round(avg(r.stars), 2), 0)`) },
  {
    table: "chat_rooms",
    column: "last_seq",
    key: "tee_time_id",
    counted: sql`(select count(*) from chat_messages m where m.tee_time_id = c.tee_time_id and m.seq <= c.last_seq)`,
  },
];

/** How many rows of each counter differ from a recount, and one of them. */
export async function recount(db: Db): Promise<string[]> {
  const complaints: string[] = [];
  for (const { table, column, key, counted } of COUNTERS) {
    const both = sql`select c.${sql.raw(key)}::text as id, c.${sql.raw(column)}::numeric as stored, (${counted})::numeric as counted
      from ${sql.raw(table)} c`;
    const found = await queryRows(
      db,
      sql`select id, stored::text, counted::text from (${both}) counters where stored is distinct from counted`,
    );
    const wrong = z.array(z.object({ id: z.string(), stored: z.string(), counted: z.string() })).parse(found);
    const [first] = wrong;
    if (first)
      complaints.push(
        `${table}.${column} is wrong in ${wrong.length} rows: ${first.stored} in ${first.id}, counted ${first.counted}`,
      );
  }
  return complaints;
}

/** Golfers of the demo come with counters of a time that has no rows: what follows is counted from here. */
export async function resetCounters(db: Db): Promise<void> {
  for (const { table, column, counted } of COUNTERS)
    if (table === "users") await db.execute(sql`update users c set ${sql.raw(column)} = ${counted}`);
}

/** What can't be: each of these finds nothing. What should have been done is known here without asking the jobs. */
const NEVER: readonly [what: string, rows: SQL][] = [
  ["games with more players than spots", sql`select 1 from tee_times where confirmed_count + offered_count + 1 > total_slots`],
  [
    "hosts who play in their game as participants",
    sql`select 1 from tee_time_participants p join tee_times t on t.id = p.tee_time_id where t.host_id = p.user_id`,
  ],
  [
    "chats with gaps",
    sql`select 1 from chat_rooms r where last_seq <> coalesce((select max(seq) from chat_messages m where m.tee_time_id = r.tee_time_id), 0)`,
  ],
  [
    "games of two dates of a standing game on one day",
    sql`select 1 from standing_dates group by standing_game_id, date having count(*) > 1`,
  ],
  [
    "regulars with more turns than the game has had dates",
    sql`select 1 from standing_regulars r
      where turns > (select count(*) from standing_dates d where d.standing_game_id = r.standing_game_id and d.tee_time_id is not null)`,
  ],
  [
    "players of a completed round without a record",
    sql`select 1 from tee_time_participants p join tee_times t on t.id = p.tee_time_id
    where t.status = 'completed' and p.status = 'confirmed' and t.completed_at > now() - interval '300 days' and t.created_at > (select min(created_at) + interval '1 day' from users)
      and not exists (select 1 from attendance_records a where a.tee_time_id = t.id and a.user_id = p.user_id)`,
  ],
  [
    "games that were over a day ago and are still active",
    sql`select 1 from tee_times where status = 'active' and tee_off_at < now() - interval '1 day'`,
  ],
  [
    "offers that ended a day ago and are still open",
    sql`select 1 from tee_time_participants p join tee_times t on t.id = p.tee_time_id where t.status = 'active'
      and p.status = 'pending' and p.expired_at is null and p.offer_expires_at < now() - interval '1 day'`,
  ],
  [
    "dates of standing games that should have become games",
    sql`select 1 from standing_games where ended_at is null and next_at < now() + interval '13 days'`,
  ],
  ["deliveries that failed", sql`select 1 from notification_deliveries where state = 'failed'`],
  [
    "requests that wait for the host of a game that is over",
    sql`select 1 from tee_time_participants p join tee_times t on t.id = p.tee_time_id
    where t.status = 'completed' and p.status = 'pending' and p.expired_at is null`,
  ],
];

export async function findImpossible(db: Db): Promise<string[]> {
  const complaints: string[] = [];
  for (const [what, rows] of NEVER) {
    const { length } = await queryRows(db, rows);
    if (length > 0) complaints.push(`there are ${length} ${what}`);
  }
  return complaints;
}
