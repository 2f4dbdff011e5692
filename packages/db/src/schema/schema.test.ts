/** @module-tag dialect */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsedJson } from "@fourball/domain/parsed-json";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql, TransactionRollbackError } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "../database.ts";
import { migrationsFolder } from "../migration-state.ts";
import { prepareText } from "../prepare-once.ts";
import { tablesInForeignKeyOrder } from "../tables-in-order.ts";
import { sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { CONSTRAINT } from "./constraint-names.ts";
import * as schema from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

describe("the schema", () => {
  test("matches the last migration, the only one with a snapshot: the next is made from no other", () => {
    const meta = join(migrationsFolder, "meta");
    const snapshots = readdirSync(meta).filter((file) => file.endsWith("_snapshot.json"));
    expect(snapshots).toHaveLength(1);
    const written = parsedJson(readFileSync(join(meta, snapshots[0] ?? ""), "utf8"));
    const ids = { id: expect.any(String), prevId: expect.any(String) };
    expect({ ...generateDrizzleJson(schema, undefined, undefined, "snake_case"), ...ids }).toEqual(written);
  });
});

const definitions = sql<string>`array_to_string(array(
  select format('%s %s %s %s %s', attname, format_type(atttypid, atttypmod), attgenerated, attnotnull, pg_get_expr(adbin, adrelid))
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped
  union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = pg_class.oid
  union all select replace(replace(pg_get_indexdef(indexrelid), 'public.', ''), 'declared.', '') from pg_index where indrelid = pg_class.oid
  order by 1), ';\n')`;

/** What each table of a PostgreSQL schema is to PostgreSQL, which alone knows when two texts are the same check or default. */
async function tablesOf(tx: Tx, place: "public" | "declared"): Promise<Map<string, string>> {
  await tx.execute(sql`set local search_path to ${sql.raw(place)}, public`);
  const tables = await tx
    .select({ name: sql<string>`relname`, definitions })
    .from(sql`pg_class`)
    .where(sql`relnamespace = ${place}::regnamespace and relkind = 'r'`);
  return new Map(tables.map(({ name, definitions }) => [name, definitions]));
}

test("the migrations make the tables that the schema declares: columns, defaults, checks, foreign keys and indexes", async () => {
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson(schema, undefined, undefined, "snake_case"),
  );
  let migrated = new Map<string, string>();
  let declared = new Map<string, string>();
  const making = database.db.transaction(async (tx) => {
    migrated = await tablesOf(tx, "public");
    await tx.execute(sql`create schema declared`);
    await tx.execute(sql`set local search_path to declared, public`);
    for (const statement of statements) await tx.execute(sql.raw(statement.replaceAll('"public".', '"declared".')));
    declared = await tablesOf(tx, "declared");
    tx.rollback();
  });
  await expect(making).rejects.toThrow(TransactionRollbackError);
  expect(declared.size).toBe(tablesInForeignKeyOrder().length);
  expect(migrated).toEqual(declared);
});

const findNames = prepareText(
  { name: sql`conname`.mapWith(String) },
  (name) => sql`select ${name} from pg_constraint
    union select indexrelid::regclass::text from pg_index where indisunique union select tgname from pg_trigger`,
);

describe("a migrated database", () => {
  test("has every constraint that has an error message", async () => {
    const names = (await findNames(database.db)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.values(CONSTRAINT)));
  });
});
