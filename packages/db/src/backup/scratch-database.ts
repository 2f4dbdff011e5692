import { randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { createDatabase } from "../client.ts";

/** The address of a new empty database on the server of `url`, and how to drop it, also while it is still being made. */
export function createScratchDatabase(url: string): { url: string; made: Promise<void>; drop(): Promise<void> } {
  const address = new URL(url);
  const name = `${decodeURIComponent(address.pathname.slice(1)).slice(0, 40)}_drill_${randomBytes(4).toString("hex")}`;
  address.pathname = `/${name}`;
  const made = onServer(url, sql`create database ${sql.identifier(name)} template template0`);
  return {
    url: address.href,
    made,
    drop: async () => {
      await made.catch(() => undefined);
      await onServer(url, sql`drop database if exists ${sql.identifier(name)} with (force)`);
    },
  };
}

async function onServer(url: string, statement: SQL): Promise<void> {
  const database = await createDatabase({ url, poolSize: 1, prepare: false, limits: { statement_timeout: 0 } });
  try {
    await database.db.execute(statement);
  } finally {
    await database.close();
  }
}
