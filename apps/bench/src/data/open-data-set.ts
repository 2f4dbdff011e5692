import { createDatabase } from "@fourball/db/client";
import { migrate } from "@fourball/db/migrate";
import postgres from "postgres";
import type { Options } from "../options.ts";
import { statements } from "./generate.ts";
import { renewSessions } from "./golfers.ts";

/** The URL of a database with this many tee times, generated once and reused by name. */
export async function openDataSet({ databaseUrl, fresh }: Options, games: number): Promise<string> {
  const name = `fourball_bench_${games}`;
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
      await generate(urlOf(databaseUrl, `${name}_unfinished`), games);
      await server.unsafe(`alter database ${name}_unfinished rename to ${name}`);
    }
  } finally {
    await server.end();
  }
  await migrated(url);
  await renewSessions(url);
  return url;
}

async function generate(url: string, games: number): Promise<void> {
  await migrated(url);
  const client = postgres(url, { max: 1, onnotice: () => {} });
  for (const statement of statements(games)) await client.unsafe(statement);
  await client.end();
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
