import { appendFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../database.ts";
import type { DatabaseObserver } from "../observe-database.ts";
import { prepareText } from "../prepare-once.ts";

const file = fileURLToPath(new URL("released-statements.json.br", import.meta.url));

/** The statements of the last release, as its tests caused them: the processes that still run it send them to the tables of the next. */
export async function releasedStatements(): Promise<string[]> {
  const statements: string[] = JSON.parse(brotliDecompressSync(await readFile(file)).toString());
  return statements;
}

/** Writes each statement that tests cause to a file of this process in `folder`. */
export function recordStatementsIn(folder: string): DatabaseObserver {
  const recorded = new Set<string>();
  return {
    statement(text) {
      const shape = shapeOf(text);
      if (!recorded.has(shape)) appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
      recorded.add(shape);
      return () => undefined;
    },
  };
}

/** Makes what tests have recorded in `folder` the statements of the last release. */
export async function releaseRecorded(db: Db, folder: string): Promise<number> {
  const shortest = new Map<string, string>();
  for (const name of await readdir(folder)) {
    for (const written of (await readFile(join(folder, name), "utf8")).trimEnd().split("\n")) {
      const text: string = JSON.parse(written);
      const known = shortest.get(shapeOf(text));
      if (!known || text.length < known.length) shortest.set(shapeOf(text), text);
    }
  }
  const all = [...shortest.values()].sort();
  // Tests also send what no process does: statements that are wrong, or for tables of their own.
  const refused = new Set((await refusedStatements(db, all)).map(({ statement }) => statement));
  const released = all.filter((statement) => !refused.has(statement));
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  await writeFile(file, brotliCompressSync(JSON.stringify(released), { params }));
  return released.length;
}

/** Lists of any length are one shape. */
const shapeOf = (statement: string) =>
  statement
    .replace(/\$\d+/g, "$")
    .replace(/(\$, )+\$/g, "$")
    .replace(/(\([^()]*\), )+(?=\([^()]*\))/g, "");

export type RefusedStatement = { statement: string; why: string };

const whyRefused = sql`
  create function pg_temp.why_refused(statement text) returns text language plpgsql as $$
  begin
    execute 'explain (generic_plan) ' || statement;
    return null;
  exception when others then
    return sqlerrm;
  end $$`;

const explainEach = prepareText(
  { statement: sql`statement`.mapWith(String), why: sql`why`.mapWith(String) },
  (columns) => sql`select ${columns} from (
    select statement, pg_temp.why_refused(statement) why from unnest(${sql.placeholder("statements")}::text[]) statement
  ) explained where why is not null`,
);

const findRequired = prepareText(
  { table: sql`table_name`.mapWith(String), column: sql`column_name`.mapWith(String) },
  (columns) => sql`select ${columns} from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
);

/** Those that the tables of this database refuse, whatever their values. Needs PostgreSQL 16, which the embedded engine is. */
export const refusedStatements = (db: Db | Tx, statements: string[]): Promise<RefusedStatement[]> =>
  db.transaction(async (tx) => {
    await tx.execute(whyRefused);
    const refused = await explainEach(tx, { statements });
    await tx.execute(sql`drop function pg_temp.why_refused`);
    return [...refused, ...(await insertsWithoutRequired(tx, statements))];
  });

/** A plan doesn't see that a row lacks a column that has no default. */
async function insertsWithoutRequired(tx: Tx, statements: string[]): Promise<RefusedStatement[]> {
  const required = await findRequired(tx);
  return statements.flatMap((statement) =>
    [...statement.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]*)\)/gi)].flatMap(([, table, list = ""]) => {
      const named = list.split(",").map((column) => column.trim().replaceAll('"', ""));
      const missing = required.filter((each) => each.table === table && !named.includes(each.column));
      return missing.map(({ column }) => ({ statement, why: `a row of "${table}" needs "${column}", which has no default` }));
    }),
  );
}
