import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import { runInChildProcess } from "../load/child-process.ts";
import { CONNECTIONS, type SteadyFigures, type SteadyLoad } from "../load/steady.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText, withFigures } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { announce, say } from "../report/progress.ts";
import { writeResult } from "../report/write-result.ts";
import { busyMs } from "../servers/process-figures.ts";
import { startFourball, startPeer } from "../servers/start-server.ts";
import { type ListContender, listContenders } from "./list-contenders.ts";
import { assertSamePage } from "./same-page.ts";

const FEW = 200;
const WARM_UP_SECONDS = 2;
/** To start the load, and to wait for the last answers. */
const SETTLE_SECONDS = 15;

type Round = SteadyFigures & { busyMs: number };

/** The marketplace page: twelve cards with course, host, counts and players, for the session's golfer. */
export async function benchList(options: Options): Promise<void> {
  const many = options.games;
  const databaseUrl = await openDataSet(options, many);
  const smallUrl = await openDataSet(options, FEW);
  const golfers = await signedInGolfers(databaseUrl);
  const plain = golfers.filter(({ wantsReasons }) => !wantsReasons).map(({ cookie }) => cookie);
  const reasons = golfers.filter(({ wantsReasons }) => wantsReasons).map(({ cookie }) => cookie);
  await using fourball = await startFourball({ databaseUrl, port: options.port });
  await using small = await startFourball({ databaseUrl: smallUrl, port: options.port + 1 });
  await using ceiling = await startPeer("ceiling", { databaseUrl, port: options.port + 2 });
  await using express = await startPeer("express-drizzle", { databaseUrl, port: options.port + 3 });

  const contenders = listContenders({ fourball, small: { server: small, games: FEW }, ceiling, express }, reasons).map(
    (contender) => withFigures<ListContender, Round>(contender),
  );

  await assertSamePage(
    contenders.filter(({ server, cookies }) => server !== small && !cookies),
    plain[0] ?? "",
  );
  const load = async ({ server, path, cookies = plain }: ListContender, seconds: number): Promise<Round> => {
    const before = busyMs(server.pid);
    const figures = await runInChildProcess<SteadyLoad, SteadyFigures>(
      "steady",
      { url: server.url, paths: [path], cookies, seconds },
      seconds + SETTLE_SECONDS,
    );
    return { ...figures, busyMs: (busyMs(server.pid) - before) / Math.max(1, figures.answered) };
  };
  const seconds =
    contenders.length * (WARM_UP_SECONDS + options.rounds * options.seconds + (1 + options.rounds) * SETTLE_SECONDS);
  announce("list", seconds);
  for (const contender of contenders) await load(contender, WARM_UP_SECONDS);
  for (let round = 1; round <= options.rounds; round++)
    for (const contender of contenders) {
      say(`round ${round} of ${options.rounds}: ${contender.name.trim()}`);
      contender.figures.push(await load(contender, options.seconds));
    }

  const results = contenders.map(({ name, figures }) => ({
    name,
    perSecond: spreadOf(figures.map(({ perSecond }) => perSecond)),
    p50: spreadOf(figures.map(({ p50 }) => p50)),
    p99: spreadOf(figures.map(({ p99 }) => p99)),
    busyMs: spreadOf(figures.map(({ busyMs }) => busyMs)),
    bytes: figures[0]?.bytes ?? 0,
    failed: figures.reduce((sum, { failed }) => sum + failed, 0),
  }));
  const top = results[0]?.perSecond.median ?? 1;
  printTable(
    `The marketplace page, ${many} tee times, ${CONNECTIONS} connections, ${options.rounds} rounds of ${options.seconds} s`,
    [
      ["", "pages/s", "min-max", "of ceiling", "p50 ms", "p99 ms", "server ms/page", "bytes", "failed"],
      ...results.map(({ name, perSecond, p50, p99, busyMs, bytes, failed }) => [
        name,
        ...spreadText(perSecond),
        (perSecond.median / top).toFixed(2),
        String(p50.median),
        String(p99.median),
        busyMs.median.toFixed(2),
        String(bytes),
        String(failed),
      ]),
    ],
  );
  writeResult("list", { games: many, connections: CONNECTIONS, rounds: options.rounds, seconds: options.seconds, results });
}
