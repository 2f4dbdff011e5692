import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { commitInTime } from "../commit-in-time.ts";
import type { Database } from "../database.ts";
import * as schema from "../schema/index.ts";
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

const openPool = (url: string, max: number, limits: Partial<RequestLimits>) =>
  postgres(url, {
    max,
    connect_timeout: 5,
    // While a server is away every call asks it anew and fails at once; the driver's own pauses grow to 20 s and keep calls waiting.
    backoff: false,
    ...endlessPipeline,
    types: { int8AsNumber },
    connection: { application_name: "fourball", TimeZone: "UTC", ...limits },
    onnotice: () => {},
  });

const asDb = (client: postgres.Sql) => commitInTime(drizzle({ client, schema, casing: "snake_case" }));

export function connectPostgres({ url, poolSize = 10, limits }: PostgresOptions): Database {
  const pool = openPool(url, poolSize, { ...requestLimits, ...limits });
  return {
    db: asDb(pool),
    engine: "postgres",
    ping: async () => {
      await within(2_000, pool.unsafe("select 1"));
    },
    exclusively: (work) => aloneOnServer(url, work),
    close: () => pool.end({ timeout: 5 }),
  };
}

// A connection of its own: a lock of the session dies with its holder, and a long migration needs more than a request may take.
async function aloneOnServer<T>(url: string, work: (db: Database["db"]) => Promise<T>): Promise<T> {
  const connection = openPool(url, 1, {});
  try {
    await connection.unsafe("select pg_advisory_lock(hashtextextended('fourball', 0))");
    return await work(asDb(connection));
  } finally {
    await connection.end({ timeout: 5 });
  }
}
