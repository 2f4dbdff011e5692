import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { textsOf } from "../expressions.ts";
import { prepareText } from "../prepare-once.ts";

export type ComparedTable = {
  name: string;
  restored: number;
  live: number;
  /** Live rows that were added or changed since the backup. */
  newer: number;
  /** Rows of the backup that were changed or deleted since. */
  outdated: number;
};
export type Comparison = { tables: ComparedTable[]; sampled: number; problems: string[] };

type Table = { name: string; key: string[] };
type Databases = { restored: Db; live: Db; transaction: string };

/** The first transaction that a backup of this database may lack: those before it have ended. */
export async function nextTransaction(db: Db): Promise<string> {
  const [row] = await findNext(db);
  if (!row) throw new Error("the database has no transactions");
  return row.next;
}
// Those of other databases on the server write no rows of this one, but hold back the snapshot's own oldest.
const findNext = prepareText(
  { next: sql`x.id`.mapWith(String) },
  (columns) => sql`select ${columns} from (
      select mod(pg_snapshot_xmax(pg_current_snapshot())::text::numeric, 4294967296)::text::xid as id
      union all select backend_xid from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and backend_xid is not null
    ) x order by age(x.id) desc limit 1`,
);

const findTables = prepareText(
  {
    name: sql`c.relname`.mapWith(String),
    key: textsOf(sql`select a.attname::text from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary order by a.attnum`),
  },
  (columns) => sql`select ${columns} from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`,
);

export async function hasTables(db: Db): Promise<boolean> {
  return (await findTables(db)).length > 0;
}

/**
 * Every live row has the transaction that wrote it: what was written before the backup has to be in the backup as well, and the
 * same. That is counted for all rows, and compared for `sampleSize` random ones.
 */
export async function compareDatabases(databases: Databases, sampleSize: number): Promise<Comparison> {
  const tables = await findTables(databases.live);
  const counted = [];
  for (const table of tables) counted.push({ ...table, ...(await countTable(databases, table)) });
  const allOld = counted.reduce((sum, { old }) => sum + old, 0);
  const problems: string[] = [];
  let sampled = 0;
  for (const { old, restored, ...table } of counted) {
    const missing = old - restored;
    if (missing > 0) problems.push(`${table.name}: the backup has ${restored} rows, and lacks ${missing} from before it.`);
    const rows = await compareSample(databases, table, Math.ceil((sampleSize * old) / Math.max(1, allOld)));
    sampled += rows.sampled;
    if (rows.wrong.length > 0)
      problems.push(
        `${table.name}: ${rows.wrong.length} of ${rows.sampled} rows are missing or different in the backup: ${rows.wrong.slice(0, 3).join(", ")}`,
      );
  }
  const compared = counted.map(({ name, restored, live, old }) => ({
    name,
    restored,
    live,
    newer: live - old,
    outdated: Math.max(0, restored - old),
  }));
  return { tables: compared, sampled, problems };
}

const isOld = (transaction: string): SQL => sql`age(t.xmin) > age(${transaction}::text::xid)`;

async function countTable({ restored, live, transaction }: Databases, { name }: Table) {
  const table = sql.identifier(name);
  const columns = {
    rows: sql`count(*)`.mapWith(Number),
    old: sql`count(*) filter (where ${isOld(transaction)})`.mapWith(Number),
  };
  const [now] = await prepareText(columns, (list) => sql`select ${list} from ${table} t`)(live);
  const isThere = (await findTables(restored)).some((found) => found.name === name);
  const [then] = isThere
    ? await prepareText({ rows: columns.rows }, (list) => sql`select ${list} from ${table} t`)(restored)
    : [];
  return { restored: then?.rows ?? 0, live: now?.rows ?? 0, old: now?.old ?? 0 };
}

async function compareSample({ restored, live, transaction }: Databases, { name, key }: Table, size: number) {
  if (size === 0 || key.length === 0) return { sampled: 0, wrong: [] };
  const table = sql.identifier(name);
  const fields = key.map((column) => sql`${sql.raw(`'${column}'`)}, t.${sql.identifier(column)}`);
  const columns = {
    key: sql`json_build_object(${sql.join(fields, sql`, `)})::text`.mapWith(String),
    // A picture is one value of a row.
    hash: sql`md5(to_jsonb(t)::text)`.mapWith(String),
  };
  const sample = prepareText(
    columns,
    (list) => sql`select ${list} from ${table} t where ${isOld(transaction)} order by random() limit ${size}`,
  );
  const using = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const find = prepareText(
    columns,
    (list) => sql`select ${list} from json_populate_recordset(null::${table}, ${sql.placeholder("keys")}::text::json) k
      join ${table} t using (${using})`,
  );
  const rows = await sample(live);
  const found = await find(restored, { keys: `[${rows.map((row) => row.key).join()}]` });
  const hashes = new Map(found.map((row) => [row.key, row.hash]));
  return { sampled: rows.length, wrong: rows.filter((row) => hashes.get(row.key) !== row.hash).map((row) => row.key) };
}
