import { setTimeout as pause } from "node:timers/promises";
import { gatherFour } from "@fourball/api/testing/api-client";
import { freePort } from "@fourball/api/testing/free-port";
import { killNow, spawnBuilt, startBuilt } from "@fourball/bench/servers/start-server";
import type { Database } from "@fourball/db/client";
import { migrationState } from "@fourball/db/migration-state";
import { users } from "@fourball/db/schema/index";
import { DEMO_EMAIL } from "@fourball/db/seed/demo-accounts";
import type { Dice } from "@fourball/db/seed/random";
import { inArray } from "drizzle-orm";
import type { Found } from "./found.ts";
import { aPlace, type Place } from "./place.ts";

type Work = { postgres: string | undefined; cycles: number; dice: Dice };

/** After a first start that was killed, the next one must serve a whole game, with all migrations and the demo. */
export async function killInFirstStart({ postgres, cycles, dice }: Work): Promise<Found> {
  const found: Found = { kills: 0, writes: 0, complaints: [] };
  const startMs = await undisturbedStartMs(postgres);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await using place = await aPlace(postgres);
    const starting = [];
    for (let processes = postgres ? 2 : 1; processes > 0; processes--)
      starting.push(spawnBuilt(await freePort(), place.folder, place.environment));
    await pause(dice.below(startMs));
    await Promise.all(starting.map(killNow));
    found.kills++;
    const complaints = await complaintsAfterRestart(place).catch((error: unknown) => [String(error)]);
    found.complaints.push(...complaints.map((complaint) => `cycle ${cycle}: ${complaint}`));
  }
  return found;
}

/** How long the start takes, so that the kills fall within it on fast and slow machines. */
async function undisturbedStartMs(postgres: string | undefined): Promise<number> {
  await using place = await aPlace(postgres);
  const started = performance.now();
  const server = await startBuilt(await freePort(), place.folder, place.environment);
  const ms = performance.now() - started;
  await server[Symbol.asyncDispose]();
  return Math.round(ms);
}

async function complaintsAfterRestart(place: Place): Promise<string[]> {
  const server = await startBuilt(await freePort(), place.folder, place.environment);
  try {
    await gatherFour(server.url);
  } finally {
    await server[Symbol.asyncDispose]();
  }
  await using database = await opened(place);
  const { known, pending } = await migrationState(database.db);
  const emails = Object.values(DEMO_EMAIL);
  const demo = await database.db.$count(users, inArray(users.email, emails));
  return [
    ...(pending === 0 ? [] : [`${pending} of ${known} migrations are missing`]),
    ...(demo === emails.length ? [] : [`${demo} of ${emails.length} demo accounts are stored`]),
  ];
}

async function opened(place: Place): Promise<Database & AsyncDisposable> {
  const database = await place.open();
  return { ...database, [Symbol.asyncDispose]: database.close };
}
