import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { createDatabase } from "../client.ts";
import { migrate } from "../migrate.ts";

export type PostgresTemplate = { serverUrl: string; template: string };

type OwnDatabase = { url: string; drop(): Promise<void> };

/** A migrated, empty database to copy from. `drop` removes it, with whatever copies the run has left behind. */
export async function makeTemplate(serverUrl: string): Promise<PostgresTemplate & OwnDatabase> {
  const template = `fourball_test_${randomBytes(4).toString("hex")}`;
  const own = await createOwnDatabase(serverUrl, template, "template1");
  const database = await createDatabase({ url: own.url, poolSize: 1 });
  await migrate(database);
  await database.close();
  return { serverUrl, template, ...own };
}

export const copyTemplate = ({ serverUrl, template }: PostgresTemplate): Promise<OwnDatabase> =>
  createOwnDatabase(serverUrl, `${template}_${randomBytes(4).toString("hex")}`, template);

export const createEmptyDatabase = ({ serverUrl, template }: PostgresTemplate): Promise<OwnDatabase> =>
  createOwnDatabase(serverUrl, `${template}_${randomBytes(4).toString("hex")}`, "template1");

async function createOwnDatabase(serverUrl: string, name: string, original: string): Promise<OwnDatabase> {
  await onServer(serverUrl, (server) => server.unsafe(`create database ${name} template ${original}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, (server) => dropWithCopies(server, name)) };
}

async function dropWithCopies(server: postgres.Sql, name: string): Promise<void> {
  const found = await server<{ datname: string }[]>`select datname from pg_database where starts_with(datname, ${name})`;
  for (const { datname } of found) await server.unsafe(`drop database if exists ${datname} with (force)`);
}

async function onServer(serverUrl: string, work: (server: postgres.Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
