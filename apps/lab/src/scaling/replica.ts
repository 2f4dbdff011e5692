import { setTimeout as pause } from "node:timers/promises";
import { cookieOf, signedInGolfers } from "@fourball/bench/data/golfers";
import { runInChildProcess } from "@fourball/bench/load/child-process";
import type { SteadyFigures, SteadyLoad } from "@fourball/bench/load/steady";
import { spreadOf } from "@fourball/bench/report/figures";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import { type Server, startFourball } from "@fourball/bench/servers/start-server";
import { createDatabase } from "@fourball/db/client";
import { generateOn } from "./data.ts";
import { keepJoining } from "./joining.ts";
import type { ScalingOptions } from "./options.ts";
import { OwnPostgres, scalingFolder } from "./own-postgres.ts";
import { variedPages } from "./varied-pages.ts";

const JOINS_PER_SECOND = [0, 2, 10];
const LAG_SAMPLES = 200;

/** A streaming replica: what it takes from the primary, how far it is behind, and what happens when it is frozen or gone. */
export async function simulateReplica({ port, seconds, rounds, games }: ScalingOptions): Promise<void> {
  using folder = scalingFolder();
  await using primary = OwnPostgres.create(folder.path, "primary", port);
  await primary.start();
  const databaseUrl = await generateOn(primary.url, games);
  const name = new URL(databaseUrl).pathname.slice(1);
  await using standby = OwnPostgres.copy(primary, `${folder.path}/standby`, port + 1, ["-R"]);
  await standby.start();
  const replicaUrl = `${standby.url}/${name}`;
  await printLag(databaseUrl, replicaUrl);

  const cookies = (await signedInGolfers(databaseUrl)).map(({ cookie }) => cookie);
  const teeTimeIds = (
    await primary.ask<{ id: string }>(
      `select id from tee_times where status = 'active' and tee_off_at > now() + interval '2 days'
       and confirmed_count = 0 limit 20000`,
      name,
    )
  ).map(({ id }) => id);
  await using alone = await startFourball({ databaseUrl, port: port + 2 });
  await using shared = await startFourball({ databaseUrl, port: port + 3 }, { DATABASE_REPLICA_URL: replicaUrl });

  const paths = variedPages();
  const transactions = async (server: OwnPostgres): Promise<number> => {
    const [row] = await server.ask<{ n: string }>(`select xact_commit as n from pg_stat_database where datname = '${name}'`);
    return Number(row?.n);
  };
  const measure = async (server: Server, perSecond: number, offset: number, duration: number) => {
    const ending = new AbortController();
    const joining = keepJoining(server.url, teeTimeIds.slice(offset), perSecond, ending.signal);
    const before = { primary: primary.busyMs(), standby: standby.busyMs(), reads: await transactions(standby) };
    const figures = await runInChildProcess<SteadyLoad, SteadyFigures>(
      "steady",
      { url: server.url, paths, cookies, seconds: duration },
      duration + 30,
    );
    const answered = Math.max(1, figures.answered);
    const result = {
      ...figures,
      primaryMs: (primary.busyMs() - before.primary) / answered,
      standbyMs: (standby.busyMs() - before.standby) / answered,
    };
    ending.abort();
    await joining;
    // Statistics arrive at the end of a transaction, at most once a second.
    await pause(1500);
    return { ...result, replicaReads: ((await transactions(standby)) - before.reads) / answered };
  };
  for (const server of [alone, shared]) await measure(server, 0, 0, 2);
  const rows = [
    ["joins/s", "", "pages/s", "p50 ms", "p99 ms", "failed", "primary ms/page", "replica ms/page", "statements there/page"],
  ];
  let offset = 0;
  for (const perSecond of JOINS_PER_SECOND)
    for (const [what, server] of [
      ["the primary alone", alone],
      ["with the replica", shared],
    ] as const) {
      const found: Awaited<ReturnType<typeof measure>>[] = [];
      for (let round = 0; round < rounds; round++) {
        say(`${what}, ${perSecond} joins a second, round ${round + 1} of ${rounds}`);
        found.push(await measure(server, perSecond, offset, seconds));
        offset += perSecond * (seconds + 5);
      }
      const middle = (of: (figures: (typeof found)[number]) => number, digits = 0) =>
        spreadOf(found.map(of)).median.toFixed(digits);
      rows.push([
        String(perSecond),
        what,
        middle((each) => each.perSecond),
        middle((each) => each.p50),
        middle((each) => each.p99),
        String(found.reduce((sum, { failed }) => sum + failed, 0)),
        middle((each) => each.primaryMs, 2),
        middle((each) => each.standbyMs, 2),
        middle((each) => each.replicaReads, 2),
      ]);
    }
  printTable(`The list with ${paths.length} filters, ${games} tee times`, rows);
  await printFailures(shared.url, paths, standby);
}

/** How long the replica takes to have what was just written. */
async function printLag(url: string, replicaUrl: string): Promise<void> {
  const { db, replica, close } = await createDatabase({ url, replicaUrl });
  const lags: number[] = [];
  for (let sample = 0; replica && sample < LAG_SAMPLES; sample++) {
    await db.execute("update users set handicap = handicap where id = (select id from users limit 1)");
    const started = performance.now();
    const position = await replica.primaryPosition();
    while (!(await replica.hasReplayed(position)));
    lags.push(performance.now() - started);
  }
  await close();
  const sorted = lags.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  say(`the replica has a write after ${at(0.5)} ms (median), ${at(0.99)} ms (99 in 100), ${at(1)} ms (longest)`);
}

/** One page after the other while the replica is frozen, thawed, and ended. */
async function printFailures(url: string, paths: string[], standby: OwnPostgres): Promise<void> {
  const rows = [["the replica", "pages", "not answered", "longest ms"]];
  const phases: [string, () => void | Promise<void>][] = [
    ["runs", () => undefined],
    ["is frozen", () => standby.freeze("SIGSTOP")],
    ["is thawed", () => standby.freeze("SIGCONT")],
    ["is ended", () => standby.stop("immediate")],
    ["is started again", () => standby.start()],
  ];
  for (const [what, begin] of phases) {
    await begin();
    const durations: number[] = [];
    let failed = 0;
    const end = performance.now() + 8000;
    for (let index = 0; performance.now() < end; index++) {
      const started = performance.now();
      const response = await fetch(url + paths[index % paths.length], { headers: { cookie: cookieOf(index % 400) } });
      await response.arrayBuffer();
      if (!response.ok) failed++;
      durations.push(performance.now() - started);
    }
    rows.push([what, String(durations.length), String(failed), Math.max(...durations).toFixed(0)]);
  }
  printTable("One golfer after the other, 8 s each", rows);
}
