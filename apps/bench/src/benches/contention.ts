import postgres from "postgres";
import { AT_ONCE, makeGames, overbooked, removeGames } from "../data/contested-games.ts";
import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import { runInChildProcess } from "../load/child-process.ts";
import type { RaceFigures, RaceLoad } from "../load/race.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText, withFigures } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { announce, say } from "../report/progress.ts";
import { writeResult } from "../report/write-result.ts";
import { startFourball, startPeer } from "../servers/start-server.ts";
import { type Target, targets } from "./contention-targets.ts";

/** For so many attempts at once, however slow the server is. */
const WITHIN_SECONDS = 60;

const races = [
  { name: "approve, one game at a time", action: "approve", gamesAtOnce: 1 },
  { name: "approve, ten games at once", action: "approve", gamesAtOnce: 10 },
  { name: "join, ten games at once", action: "join", gamesAtOnce: 10 },
] as const;

/** Twenty golfers compete for one open spot: checks that it is given once, and measures the rate. */
export async function benchContention(options: Options): Promise<void> {
  const databaseUrl = await openDataSet(options, options.games);
  const golfers = await signedInGolfers(databaseUrl);
  const sql = postgres(databaseUrl, { max: 2 });
  await using fourball = await startFourball({ databaseUrl, port: options.port });
  await using ceiling = await startPeer("ceiling", { databaseUrl, port: options.port + 2 });
  await using express = await startPeer("express-drizzle", { databaseUrl, port: options.port + 3 });
  const urls = { fourball: fourball.url, ceiling: ceiling.url, express: express.url };

  const run = async (target: Target, { action, gamesAtOnce }: (typeof races)[number]) => {
    const games = await makeGames(sql, golfers, options.contested, action === "approve");
    const attempts = games.map((game) => game.requests.map((request) => target[action](game, request)));
    const load = { url: urls[target.server], games: attempts, gamesAtOnce };
    const figures = await runInChildProcess<RaceLoad, RaceFigures>("race", load, WITHIN_SECONDS);
    return { ...figures, overbooked: await overbooked(sql, games) };
  };

  const entries = races.flatMap((race) => targets.map((target) => withFigures<Entry, RaceResult>({ race, target })));
  announce("contention", entries.length * (options.rounds + 1) * WITHIN_SECONDS);
  for (let round = 0; round <= options.rounds; round++)
    for (const { race, target, figures } of entries) {
      say(`round ${round} of ${options.rounds}: ${race.name}, ${target.name}`);
      const result = await run(target, race);
      // The first round is a warm-up.
      if (round > 0) figures.push(result);
    }
  await removeGames(sql);
  await sql.end();

  const results = entries.map(({ race, target, figures }) => ({
    race: race.name,
    name: target.name,
    perSecond: spreadOf(figures.map(({ perSecond }) => perSecond)),
    p50: spreadOf(figures.map(({ p50 }) => p50)),
    p99: spreadOf(figures.map(({ p99 }) => p99)),
    statuses: summed(figures.map(({ statuses }) => statuses)),
    overbooked: figures.reduce((sum, { overbooked }) => sum + overbooked, 0),
  }));
  for (const { name } of races) {
    const shown = results.filter(({ race }) => race === name);
    const top = shown[0]?.perSecond.median ?? 1;
    printTable(`${name}: ${AT_ONCE} at once for one spot, ${options.rounds} rounds of ${options.contested} games`, [
      ["", "attempts/s", "min-max", "of ceiling", "p50 ms", "p99 ms", "overbooked", "answers"],
      ...shown.map(({ name, perSecond, p50, p99, statuses, overbooked }) => [
        name,
        ...spreadText(perSecond),
        (perSecond.median / top).toFixed(2),
        p50.median.toFixed(0),
        p99.median.toFixed(0),
        String(overbooked),
        Object.entries(statuses)
          .map(([status, count]) => `${status}: ${count}`)
          .join(", "),
      ]),
    ]);
  }
  writeResult("contention", { rounds: options.rounds, games: options.contested, atOnce: AT_ONCE, results });
}

type Entry = { race: (typeof races)[number]; target: Target };
type RaceResult = RaceFigures & { overbooked: number };

function summed(all: Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [key, count] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
