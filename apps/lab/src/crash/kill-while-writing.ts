import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@fourball/api/testing/free-port";
import { killNow, startBuilt } from "@fourball/bench/servers/start-server";
import { until } from "@fourball/bench/servers/until";
import type { Dice } from "@fourball/db/seed/random";
import type { Found } from "./found.ts";
import { complaintsOf, type Ledger, writesIn } from "./ledger.ts";
import { aPlace, aPower, type Place, type Power } from "./place.ts";
import { startWriting } from "./writers.ts";

export type Kills = {
  postgres: string | undefined;
  cycles: number;
  dice: Dice;
  /** Only for the embedded database: with each kill the disk forgets what it was not made to keep. */
  losesPower?: boolean;
  /** Puts a database into the empty folder, instead of a first start that makes one. */
  prepare?: (dataDir: string) => Promise<void>;
};

/** A kill follows up to this many writes, by less than a further one takes. */
const WRITES_MAX = 40;
const WITHIN_A_WRITE_MS = 40;
const WRITES_WITHIN_MS = 30_000;
/** After the restart, so that servers are killed with the traces of the previous kill still about. */
const WRITE_ON_MS = 200;

/** One process on the embedded database, two on PostgreSQL of which one is killed while the other goes on. */
export async function killWhileWriting({ postgres, cycles, dice, losesPower, prepare }: Kills): Promise<Found> {
  await using place = await aPlace(postgres);
  await prepare?.(place.dataDir);
  const power = losesPower ? await aPower(place) : undefined;
  const servers = [await startedAt(place, power)];
  if (postgres) servers.push(await startedAt(place));
  const urls = servers.map(({ url }) => url);
  const ledgers: Ledger[] = [];
  const complaints: string[] = [];
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const stop = new AbortController();
    const { ledger, finished } = await startWriting({ urls, dice, stop: stop.signal });
    const writes = dice.below(WRITES_MAX);
    await until(() => writesIn(ledger) >= writes, WRITES_WITHIN_MS);
    await pause(dice.below(WITHIN_A_WRITE_MS));
    const victim = dice.pick(servers);
    await killNow(victim.process);
    await power?.lose();
    victim.process = (await startedAt(place, power, victim.port)).process;
    await pause(dice.below(WRITE_ON_MS));
    stop.abort();
    await finished.catch((error: unknown) => complaints.push(`cycle ${cycle}: ${error}`));
    complaints.push(...(await complaintsOf(dice.pick(urls), ledger)).map((complaint) => `cycle ${cycle}: ${complaint}`));
    ledgers.push(ledger);
  }
  // What was right after its own cycle must have survived all later ones.
  for (const [index, ledger] of ledgers.entries())
    complaints.push(
      ...(await complaintsOf(dice.pick(urls), ledger)).map((complaint) => `at the end, cycle ${index + 1}: ${complaint}`),
    );
  await Promise.all(servers.map((server) => killNow(server.process)));
  return { kills: cycles, writes: ledgers.reduce((sum, ledger) => sum + writesIn(ledger), 0), complaints };
}

type Running = { url: string; port: number; process: ChildProcess };

async function startedAt({ folder, environment }: Place, power?: Power, port?: number): Promise<Running> {
  const chosen = port ?? (await freePort());
  const { url, process } = await startBuilt(chosen, folder, { ...environment, ...power?.environment }, power?.nodeArgs);
  return { url, port: chosen, process };
}
