import type { Db } from "@fourball/db/client";
import { queryRows } from "@fourball/db/rows";
import { RETENTION_DAYS } from "@fourball/domain/retention";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { KILL_EVERY_DAYS } from "./calendar.ts";

/** Rows and kilobytes with indexes, by table. */
export type Sizes = Map<string, { rows: number; kilobytes: number }>;

const tables = z.array(z.object({ name: z.string(), bytes: z.number() }));
const counted = z.array(z.object({ count: z.number() }));

export async function measureTables(db: Db): Promise<Sizes> {
  const found = await queryRows(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sizes: Sizes = new Map();
  for (const { name, bytes } of tables.parse(found)) {
    const [row] = counted.parse(await queryRows(db, sql`select count(*)::float8 as count from ${sql.identifier(name)}`));
    sizes.set(name, { rows: row?.count ?? 0, kilobytes: Math.round(bytes / 1024) });
  }
  return sizes;
}

/** One row a table that has any: rows at each time, then kilobytes. */
export function growthTable(times: readonly { name: string; sizes: Sizes }[]): string[][] {
  const names = [...(times.at(-1)?.sizes.keys() ?? [])];
  const figures = (name: string, figure: "rows" | "kilobytes"): string[] =>
    times.map(({ sizes }) => String(sizes.get(name)?.[figure] ?? 0));
  const header = ["table", ...times.map(({ name }) => `rows ${name}`), ...times.map(({ name }) => `KB ${name}`)];
  const rows = names.map((name) => [name, ...figures(name, "rows"), ...figures(name, "kilobytes")]);
  return [header, ...rows.filter(([, ...all]) => all.slice(0, times.length).some((count) => count !== "0"))];
}

/** Old data is deleted once a day of the machine, and when a server starts: after a kill or a downtime. */
const SLACK = sql.raw(`interval '${2 + KILL_EVERY_DAYS} days'`);
const days = (count: number): SQL => sql.raw(`interval '${count} days'`);
const older = (column: string, than: SQL): SQL => sql`${sql.raw(column)} < now() - ${than} - ${SLACK}`;
const playedBefore = (count: number): SQL =>
  sql`tee_time_id in (select id from tee_times where ${older("tee_off_at", days(count))})`;
const expired = older("expires_at", days(0));

/** The tables that grow with use, and that only deletion keeps small: which of their rows should be gone. */
const BOUNDED: readonly [table: string, isOverdue: SQL][] = [
  ["sessions", older("expire", days(0))],
  ["socket_tokens", expired],
  ["password_reset_tokens", expired],
  ["email_confirmations", expired],
  ["idempotency_keys", older("created_at", days(1))],
  ["notification_deliveries", older("created_at", days(RETENTION_DAYS.deliveries))],
  ["notifications", sql`read_at is not null and ${older("created_at", days(RETENTION_DAYS.readNotifications))}`],
  ["notifications", older("created_at", days(RETENTION_DAYS.notifications))],
  ["notified_games", playedBefore(0)],
  ["saved_search_matches", older("due_at", days(1))],
  ["saved_searches", sql`(filter ->> 'to')::date < (now() - ${SLACK})::date`],
  ["standing_games", older("ended_at", days(RETENTION_DAYS.endedStandingGames))],
  ["attendance_records", older("settled_at", days(RETENTION_DAYS.attendance))],
  ["arrivals", playedBefore(RETENTION_DAYS.attendance)],
  ["cost_shares", playedBefore(RETENTION_DAYS.costs)],
  ["tee_time_costs", playedBefore(RETENTION_DAYS.costs)],
  ["round_links", playedBefore(2)],
  ["audit_log", older("created_at", days(RETENTION_DAYS.auditLog))],
  ["guest_requests", sql`erased_at is null and ${playedBefore(RETENTION_DAYS.guestContacts)}`],
];

/** Which of them hold what should be gone. */
export async function findOverdue(db: Db): Promise<string[]> {
  const complaints: string[] = [];
  for (const [table, isOverdue] of BOUNDED) {
    const [row] = counted.parse(
      await queryRows(db, sql`select count(*)::float8 as count from ${sql.identifier(table)} where ${isOverdue}`),
    );
    if (row && row.count > 0) complaints.push(`${row.count} rows of ${table} should have been deleted`);
  }
  return complaints;
}
