import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { createDatabase } from "./client.ts";
import type { Db, Tx } from "./database.ts";
import { requireDatabaseIn } from "./embedded/data-folder.ts";
import { migrate } from "./migrate.ts";
import { createDiskStore, pictureFolder, pictureKeysIn } from "./pictures/disk-store.ts";
import { queryRows } from "./rows.ts";
import { installationSecrets } from "./schema/installation-secrets.ts";
import { pictureFiles } from "./schema/pictures.ts";
import { tablesInForeignKeyOrder } from "./tables-in-order.ts";

export type CopiedTables = { tables: { name: string; rows: number }[] };

const ROWS_AT_ONCE = 500;

/** Copies the embedded database in `dataDir` into the empty PostgreSQL database at `url`: all of it, or nothing. */
export async function copyToPostgres({ dataDir, url }: { dataDir: string; url: string }): Promise<CopiedTables> {
  await requireDatabaseIn(dataDir);
  const source = await createDatabase({ dataDir });
  try {
    const target = await createDatabase({ url });
    try {
      await migrate(source);
      await migrate(target);
      return await target.exclusively((db) => copyAll(source.db, db, pictureFolder(dataDir)));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Db, target: Db, pictures: string): Promise<CopiedTables> {
  const tables: CopiedTables["tables"] = [];
  await target.transaction(async (tx) => {
    // A server that was started on it has made keys already; golfers' browsers and old mails know those that come along.
    await tx.delete(installationSecrets);
    for (const table of tablesInForeignKeyOrder()) {
      await refuseRows(tx, table);
      // The counters that triggers keep are copied with their rows; counted again they would be doubled.
      await tx.execute(sql`alter table ${table} disable trigger user`);
      tables.push({ name: getTableName(table), rows: await copyTable(source, tx, table) });
      await tx.execute(sql`alter table ${table} enable trigger user`);
    }
    await copyPictures(tx, pictures);
  });
  return { tables };
}

/** The pictures in the folder beside the embedded database become rows. */
async function copyPictures(target: Tx, folder: string): Promise<void> {
  const store = createDiskStore(folder);
  for (const key of await pictureKeysIn(folder)) {
    const bytes = await store.get(key);
    if (bytes) await target.insert(pictureFiles).values({ key, bytes });
  }
}

async function refuseRows(tx: Tx, table: PgTable): Promise<void> {
  const [found] = await queryRows(tx, sql`select 1 from ${table} limit 1`);
  if (found) throw new Error(`The PostgreSQL database is not empty: ${getTableName(table)} has rows. Copy into an empty one.`);
}

function rowText(fetched: unknown): string {
  if (typeof fetched === "object" && fetched && "row" in fetched && typeof fetched.row === "string") return fetched.row;
  throw new Error("The cursor answered without a row");
}

// As JSON text from one engine to the other: it keeps the microseconds and digits that JavaScript's types would round.
async function copyTable(source: Db, target: Tx, table: PgTable): Promise<number> {
  return source.transaction(async (tx) => {
    await tx.execute(sql`declare copied no scroll cursor for select to_json(source)::text as row from ${table} as source`);
    for (let copied = 0; ; ) {
      const batch = await queryRows(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from copied`));
      if (batch.length === 0) return copied;
      const rows = `[${batch.map(rowText).join()}]`;
      await target.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`);
      copied += batch.length;
    }
  });
}
