/** @module-tag dialect */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsedJson } from "@fourball/domain/parsed-json";
import { generateDrizzleJson } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
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

  const findChecks = prepareText(
    { definition: sql`conname || ' ' || pg_get_constraintdef(oid)`.mapWith(String) },
    (definition) => sql`select ${definition} from pg_constraint
    where contype = 'c' and conrelid = ${sql.placeholder("table")}::regclass order by conname`,
  );

  test.each(tablesInForeignKeyOrder().map((table) => getTableConfig(table)))(
    "has the same checks in $name as the migrations",
    async ({ name, checks }) => {
      await database.db.transaction(async (tx) => {
        const migrated = await findChecks(tx, { table: `public.${name}` });
        // Only PostgreSQL knows when two texts are the same check.
        await tx.execute(
          sql`create temporary table ${sql.identifier(name)} (like public.${sql.identifier(name)}) on commit drop`,
        );
        for (const check of checks)
          await tx.execute(
            sql`alter table pg_temp.${sql.identifier(name)} add constraint ${sql.identifier(check.name)} check (${check.value})`,
          );
        expect(await findChecks(tx, { table: `pg_temp.${name}` })).toEqual(migrated);
        expect(migrated).toHaveLength(checks.length);
      });
    },
  );
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
