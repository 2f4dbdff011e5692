import { createDatabase } from "@fourball/db/client";
import { migrate } from "@fourball/db/migrate";
import type { CourseRow } from "@fourball/domain/course/csv";
import { importRows } from "@fourball/services/games/course/import-courses";
import postgres from "postgres";
import type { Options } from "../options.ts";
import { generatedCourses, statements } from "./generate.ts";
import { renewSessions } from "./golfers.ts";

/** The URL of a database with this many tee times, generated once and reused by name; at generated courses unless others are given. */
export async function openDataSet(
  { databaseUrl, fresh }: Pick<Options, "databaseUrl" | "fresh">,
  games: number,
  courses?: CourseRow[],
): Promise<string> {
  const name = `fourball_bench_${games}${courses ? `_at_${courses.length}` : ""}`;
  const url = urlOf(databaseUrl, name);
  const server = postgres(urlOf(databaseUrl, "postgres"), { max: 1, onnotice: () => {} });
  try {
    if (fresh) await server.unsafe(`drop database if exists ${name} with (force)`);
    const [found] = await server`select 1 from pg_database where datname = ${name}`;
    if (!found) {
      process.stdout.write(`Generating ${games} tee times …\n`);
      // Renamed at the end, so that a database of this name is complete.
      await server.unsafe(`drop database if exists ${name}_unfinished with (force)`);
      await server.unsafe(`create database ${name}_unfinished`);
      await generate(urlOf(databaseUrl, `${name}_unfinished`), games, courses);
      await server.unsafe(`alter database ${name}_unfinished rename to ${name}`);
    }
  } finally {
    await server.end();
  }
  await migrated(url);
  await renewSessions(url);
  return url;
}

async function generate(url: string, games: number, courses: CourseRow[] | undefined): Promise<void> {
  const database = await createDatabase({ url });
  await migrate(database);
  if (courses) await importRows(database.db, { courses, publicUrl: "http://localhost", defaultTimeZone: "UTC", adminId: null });
  await database.close();
  const client = postgres(url, { max: 1, onnotice: () => {} });
  if (!courses) await client.unsafe(generatedCourses(games));
  await client`set synchronous_commit = off`;
  await withoutIndexes(client, async () => {
    for (const statement of statements(games)) await client.unsafe(statement);
  });
  await client`vacuum analyze`;
  await client.end();
}

/** Millions of rows are indexed ten times as fast when they are all there. */
async function withoutIndexes(client: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await client<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique and not i.indisexclusion`;
  for (const { name } of indexes) await client.unsafe(`drop index ${name}`);
  await work();
  await client`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await client.unsafe(definition);
}

async function migrated(url: string): Promise<void> {
  const database = await createDatabase({ url });
  await migrate(database);
  await database.close();
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
