import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { textsOf } from "./expressions.ts";
import { prepareText } from "./prepare-once.ts";
import { nullable } from "./schema/columns.ts";

/** PostgreSQL 15; the migrations use what earlier versions lack. */
export const OLDEST_VERSION = 15;
export const EXTENSIONS: readonly string[] = ["cube", "earthdistance", "pg_trgm"];

const inspect = prepareText(
  {
    /** The major version. */
    version: sql`current_setting('server_version_num')::int / 10000`.mapWith(Number),
    /** Unix time in milliseconds. */
    now: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number),
    connectionsMax: sql`current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int`.mapWith(
      Number,
    ),
    connectionsUsed: sql`(select count(*) from pg_stat_activity where backend_type = 'client backend')`.mapWith(Number),
    /** "0" is none. */
    statementTimeout: sql`current_setting('statement_timeout')`.mapWith(String),
    extensions: textsOf(sql`select extname::text from pg_extension`),
    /** Extensions that the server has files of. */
    available: textsOf(sql`select name::text from pg_available_extensions`),
    /** Those of them that the owner of a database may create, too. */
    trusted: textsOf(sql`select distinct name::text from pg_available_extension_versions where trusted`),
    isSuperuser: sql`(select rolsuper from pg_roles where rolname = current_user)`.mapWith(Boolean),
    database: sql`current_database()`.mapWith(String),
  },
  (columns) => sql`select ${columns}`,
);

type DatabaseReport = Awaited<ReturnType<typeof inspect>>[number];

/** What an operator has to know about the server of a database. */
export async function inspectDatabase(db: Db): Promise<DatabaseReport> {
  const [report] = await inspect(db);
  if (!report) throw new Error("the database told nothing about itself");
  return report;
}

const findArchived = prepareText(
  {
    seconds: nullable(
      sql`case when current_setting('archive_mode') <> 'off'
      then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset, clock_timestamp())) end`.mapWith(
        Number,
      ),
    ),
  },
  (columns) => sql`select ${columns} from pg_stat_archiver`,
);

/** How long ago PostgreSQL archived a piece of its log; null when it archives none. */
export async function archivedSecondsAgo(db: Db): Promise<number | null> {
  const [row] = await findArchived(db);
  return row?.seconds ?? null;
}

/** How far its time zones are from UTC at some moments, in seconds. */
export const inspectTimeZones = prepareText(
  {
    timeZone: sql`z.name`.mapWith(String),
    at: sql`m.at`.mapWith(String),
    seconds: sql`extract(epoch from local - m.at::timestamptz at time zone 'UTC')`.mapWith(Number),
  },
  (columns) => sql`select ${columns} from pg_timezone_names z, unnest(${sql.placeholder("moments")}::text[]) as m(at),
    lateral (select m.at::timestamptz at time zone z.name as local) there`,
);
