import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import { startFourball } from "@fourball/bench/servers/start-server";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import { tablesInForeignKeyOrder } from "@fourball/db/tables-in-order";
import { getTableName } from "drizzle-orm";
import { complaintsOf, writesIn } from "../crash/ledger.ts";
import { startWriting } from "../crash/writers.ts";
import type { ScalingOptions } from "./options.ts";
import { folderFor, OwnPostgres, runPostgresTool, scalingFolder } from "./own-postgres.ts";

const NAME = "fourball";
const ARCHIVED_WITHIN_MS = 60_000;

/** Golfers write, an accident follows, and the database is brought back to the moment before it, from a backup and archived WAL. */
export async function simulateRecovery({ port, seconds }: ScalingOptions): Promise<void> {
  using folder = scalingFolder();
  const archive = folderFor(folder.path, "archive");
  const settings = {
    archive_mode: "on",
    // Renamed at the end, so that a file of this name is whole.
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: "5",
  };
  await using main = OwnPostgres.create(folder.path, "main", port, settings);
  await main.start();
  await main.ask(`create database ${NAME}`);
  const server = { port: port + 1, more: { SEED: "demo", RATE_LIMIT: "off" } };
  let complaints: string[] = [];
  let counted = new Map<string, string>();
  let moment = "";
  const backup = join(folder.path, "backup");
  {
    await using fourball = await startFourball({ databaseUrl: `${main.url}/${NAME}`, port: server.port }, server.more);
    const ending = new AbortController();
    const { ledger, finished } = await startWriting({ urls: [fourball.url], dice: dice(7), stop: ending.signal });
    await pause((seconds * 1000) / 2);
    const started = performance.now();
    runPostgresTool("pg_basebackup", ["-d", main.url, "-D", backup, "-X", "none", "-c", "fast", "--no-manifest"]);
    say(`a base backup while golfers write: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await pause((seconds * 1000) / 2);
    ending.abort();
    await finished;
    complaints = await complaintsOf(fourball.url, ledger);
    say(`${writesIn(ledger)} writes acknowledged before the moment, ${complaints.length} complaints`);
    // The jobs of the server would go on writing.
    await fourball[Symbol.asyncDispose]();
    counted = await countRows(main);
    const [row] = await main.ask<{ now: string }>("select clock_timestamp()::text as now");
    moment = row?.now ?? "";
    await pause(1500);
    await main.ask("delete from chat_messages; update users set first_name = 'Gone'", NAME);
    const after = await countRows(main);
    say(`then all messages are deleted: ${counted.get("chat_messages")} to ${after.get("chat_messages")}`);
    const [wal] = await main.ask<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name");
    if (!(await until(() => existsSync(join(archive, wal?.name ?? "")), ARCHIVED_WITHIN_MS)))
      throw new Error("WAL was not archived");
  }
  await main.stop("immediate");
  rmSync(main.data, { recursive: true });

  const started = performance.now();
  await using restored = new OwnPostgres(backup, port + 2);
  restored.set({
    archive_mode: "off",
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: "promote",
  });
  writeFileSync(join(backup, "recovery.signal"), "");
  await restored.start();
  const isPromoted = await until(
    async () => (await restored.ask<{ is: boolean }>("select pg_is_in_recovery() as is"))[0]?.is === false,
    60_000,
  );
  say(`restored to ${moment} in ${((performance.now() - started) / 1000).toFixed(1)} s${isPromoted ? "" : ", but not promoted"}`);

  const found = await countRows(restored);
  const different = [...counted].filter(([table, rows]) => found.get(table) !== rows);
  printTable("Rows of tables", [
    ["", "at the moment", "restored"],
    ...[...counted].filter(([, rows]) => rows !== "0").map(([table, rows]) => [table, rows, found.get(table) ?? "none"]),
  ]);
  const [names] = await restored.ask<{ n: string }>("select count(*) as n from users where first_name = 'Gone'", NAME);
  runPostgresTool("pg_amcheck", [
    "-h",
    "127.0.0.1",
    "-p",
    String(restored.port),
    "-U",
    "postgres",
    "-d",
    NAME,
    "--install-missing",
  ]);
  await using fourball = await startFourball({ databaseUrl: `${restored.url}/${NAME}`, port: server.port }, server.more);
  const answer = await fetch(`${fourball.url}/readyz`);
  say(
    `${different.length} tables differ, ${names?.n} golfers renamed, pg_amcheck finds nothing, the server is ready: ${answer.ok}`,
  );
  if (different.length > 0 || names?.n !== "0") say(`FAILED: ${different.map(([table]) => table).join()}`);
}

async function countRows(server: OwnPostgres): Promise<Map<string, string>> {
  const tables = tablesInForeignKeyOrder().map((table) => getTableName(table));
  const counts = tables.map((table) => `select '${table}' as name, count(*)::text as rows from ${table}`);
  const rows = await server.ask<{ name: string; rows: string }>(counts.join(" union all "), NAME);
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}
