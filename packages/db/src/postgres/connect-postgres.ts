import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type PostgresType } from "postgres";
import { commitInTime } from "../commit-in-time.ts";
import type { Database } from "../database.ts";
import { prepareText } from "../prepare-once.ts";
import { postgresReplica } from "../replica/postgres-replica.ts";
import * as schema from "../schema/index.ts";
import { within } from "../within.ts";

/** Settings of a connection; the timeouts in milliseconds. */
type RequestLimits = {
  jit: "off";
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
};

export type PostgresOptions = {
  url: string;
  replicaUrl?: string | undefined;
  poolSize?: number;
  limits?: Partial<RequestLimits>;
  /** False where a pooler gives each transaction another connection, and doesn't know prepared statements. */
  prepare?: boolean;
};

// jit: compiling a plan costs more than any query of ours.
const requestLimits: RequestLimits = {
  jit: "off",
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

// The driver knows this option, its types do not. A `begin` that fills a connection's pipeline is not seen as the start of
// a transaction, so no pipeline ever fills.
const endlessPipeline = { max_pipeline: 10_000 };

const NAME = "fourball";

type Pool = { url: string; name: string; max: number; limits: Partial<RequestLimits>; prepare: boolean };

const openPool = ({ url, name, max, limits, prepare }: Pool) =>
  postgres(url, {
    max,
    prepare,
    connect_timeout: 5,
    // While a server is away every call asks it anew and fails at once; the driver's own pauses grow to 20 s and keep calls waiting.
    backoff: false,
    ...endlessPipeline,
    types: { int8AsNumber },
    connection: { application_name: name, TimeZone: "UTC", ...limits },
    onnotice: () => {},
  });

const asDb = (client: postgres.Sql) => commitInTime(drizzle({ client, schema, casing: "snake_case" }));

const findOthers = prepareText(
  { others: sql`count(distinct application_name)`.mapWith(Number) },
  (others) => sql`select ${others} from pg_stat_activity where datname = current_database()
    and application_name like ${`${NAME} %`} and application_name <> ${sql.placeholder("name")}::text`,
);

export function connectPostgres({ url, replicaUrl, poolSize = 10, limits, prepare = true }: PostgresOptions): Database {
  // Tells the connections of this process from those of others.
  const name = `${NAME} ${randomUUID()}`;
  const options = { url, name, max: poolSize, limits: { ...requestLimits, ...limits }, prepare };
  const pool = openPool(options);
  const replicaPool = replicaUrl ? openPool({ ...options, url: replicaUrl }) : null;
  const db = asDb(pool);
  return {
    db,
    engine: "postgres",
    replica: replicaPool && postgresReplica(db, asDb(replicaPool)),
    poolSize,
    ping: async () => {
      await within(2_000, pool.unsafe("select 1"));
    },
    countOtherProcesses: async () => {
      const [row] = await findOthers(db, { name });
      return row?.others ?? 0;
    },
    exclusively: (work) => aloneOnServer({ ...options, max: 1, limits: {} }, work),
    async close() {
      await Promise.all([pool, replicaPool].map((each) => each?.end({ timeout: 5 })));
    },
  };
}

/**
 * On connections of its own, without the limits of a request. A transaction holds the lock: it ends with its connection, and a
 * pooler in transaction mode keeps it on one.
 */
async function aloneOnServer<T>(options: Pool, work: (db: Database["db"]) => Promise<T>): Promise<T> {
  const [holder, worker] = [openPool(options), openPool(options)];
  // Without the lock the work must not go on, so its connection is cut.
  let timeout = 0;
  try {
    const result = await holder.begin(async (tx) => {
      for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
        await tx.unsafe(`set local ${limit} = 0`);
      await tx.unsafe("select pg_advisory_xact_lock(hashtextextended('fourball', 0))");
      return { of: await work(asDb(worker)) };
    });
    timeout = 5;
    return result.of;
  } finally {
    await Promise.all([holder, worker].map((each) => each.end({ timeout })));
  }
}

/** Sums and counts arrive as numbers, as they do from the embedded engine; what a number cannot hold stays exact. */
const int8AsNumber: PostgresType<number | bigint> = {
  to: 20,
  from: [20],
  serialize: (value) => String(value),
  parse: (text: string) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  },
};
