import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { createDatabase } from "../client.ts";
import { migrate } from "../migrate.ts";

export type PostgresTemplate = { serverUrl: string; template: string };

const admin = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

export const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/** A migrated, empty database to copy from, and what removes it with all the copies that a run has left behind. */
export async function makeTemplate(serverUrl: string): Promise<PostgresTemplate & { drop(): Promise<void> }> {
  const template = `fourball_test_${randomBytes(4).toString("hex")}`;
  const server = admin(serverUrl);
  await server.unsafe(`create database ${template}`);
  const database = await createDatabase({ url: urlOf(serverUrl, template), poolSize: 1 });
  await migrate(database);
  await database.close();
  return {
    serverUrl,
    template,
    drop: async () => {
      const names = await server<{ datname: string }[]>`select datname from pg_database where starts_with(datname, ${template})`;
      for (const { datname } of names) await server.unsafe(`drop database if exists ${datname} with (force)`);
      await server.end();
    },
  };
}

/** A copy of the template under a name of its own. */
export async function copyTemplate({ serverUrl, template }: PostgresTemplate): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${template}_${randomBytes(4).toString("hex")}`;
  const server = admin(serverUrl);
  await server.unsafe(`create database ${name} template ${template}`);
  await server.end();
  return {
    url: urlOf(serverUrl, name),
    drop: async () => {
      const again = admin(serverUrl);
      await again.unsafe(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
}
