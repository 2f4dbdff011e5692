import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { commitInTime } from "../commit-in-time.ts";
import type { Database } from "../database.ts";
import * as schema from "../schema/index.ts";
import { asInteger } from "../select/expression.ts";
import { prepareQuery } from "../select/prepare-select.ts";
import { within } from "../within.ts";
import { int8AsNumber } from "./int8-as-number.ts";

/** Settings of a connection; the timeouts in milliseconds. */
type RequestLimits = {
  jit: "off";
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
};

export type PostgresOptions = { url: string; poolSize?: number; limits?: Partial<RequestLimits> };

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

const openPool = (url: string, name: string, max: number, limits: Partial<RequestLimits>) =>
  postgres(url, {
    max,
    connect_timeout: 5,
    // While a server is away every call asks it anew and fails at once; the driver's own pauses grow to 20 s and keep calls waiting.
    backoff: false,
    ...endlessPipeline,
    types: { int8AsNumber },
    connection: { application_name: name, TimeZone: "UTC", ...limits },
    onnotice: () => {},
  });

const asDb = (client: postgres.Sql) => commitInTime(drizzle({ client, schema, casing: "snake_case" }));

const findOthers = prepareQuery(
  { others: asInteger(sql`count(distinct application_name)`) },
  (others) => sql`select ${others} from pg_stat_activity where datname = current_database()
    and application_name like ${`${NAME} %`} and application_name <> ${sql.placeholder("name")}::text`,
);

export function connectPostgres({ url, poolSize = 10, limits }: PostgresOptions): Database {
  // Tells the connections of this process from those of others.
  const name = `${NAME} ${randomUUID()}`;
  const pool = openPool(url, name, poolSize, { ...requestLimits, ...limits });
  return {
    db: asDb(pool),
    engine: "postgres",
    ping: async () => {
      await within(2_000, pool.unsafe("select 1"));
    },
    countOtherProcesses: async () => {
      const [row] = await findOthers(asDb(pool), { name });
      return row?.others ?? 0;
    },
    exclusively: (work) => aloneOnServer(url, name, work),
    close: () => pool.end({ timeout: 5 }),
  };
}

// A connection of its own: a lock of the session dies with its holder, and a long migration needs more than a request may take.
async function aloneOnServer<T>(url: string, name: string, work: (db: Database["db"]) => Promise<T>): Promise<T> {
  const connection = openPool(url, name, 1, {});
  try {
    await connection.unsafe("select pg_advisory_lock(hashtextextended('fourball', 0))");
    return await work(asDb(connection));
  } finally {
    await connection.end({ timeout: 5 });
  }
}
