import { setTimeout as pause } from "node:timers/promises";
import { gatherFour } from "@fourball/api/testing/api-client";
import { freePort } from "@fourball/api/testing/free-port";
import { killNow, spawnBuilt, startBuilt } from "@fourball/bench/servers/start-server";
import type { Database } from "@fourball/db/client";
import { migrate, migrationsFolder } from "@fourball/db/migrate";
import { users } from "@fourball/db/schema/index";
import { DEMO_EMAIL } from "@fourball/db/seed/demo-accounts";
import type { Dice } from "@fourball/db/seed/random";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Found } from "./found.ts";
import { aPlace, type Place } from "./place.ts";

type Work = { postgres: string | undefined; cycles: number; dice: Dice };

const EMAIL = "ann@example.com";
const migrations = readMigrationFiles({ migrationsFolder });

export const killInFirstStart = (work: Work): Promise<Found> => killWhileStarting(work, async () => 0);

/** Begins with a database of an earlier release, with a golfer and a course in it. */
export const killInMigration = (work: Work): Promise<Found> =>
  killWhileStarting(work, async (place, dice) => {
    await using database = await opened(place);
    await migrate(database, migrations.slice(0, 2 + dice.below(migrations.length - 2)));
    await database.db.execute(sql`insert into users (email) values (${EMAIL})`);
    await database.db.execute(sql`insert into golf_courses (name, location, city, state, time_zone, identity, search_text)
      values ('Old Links', 'Dunes Road', 'Dunes', 'NY', 'America/New_York', 'old links', 'old links')`);
    return 1;
  });

/** `prepare` returns how many golfers there are before. */
type Prepare = (place: Place, dice: Dice) => Promise<number>;

/** After a start that was killed, the next one must serve a whole game, with all migrations and what was there before. */
async function killWhileStarting({ postgres, cycles, dice }: Work, prepare: Prepare): Promise<Found> {
  const found: Found = { kills: 0, writes: 0, complaints: [] };
  const startMs = await undisturbedStartMs(postgres, dice, prepare);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await using place = await aPlace(postgres);
    const golfers = await prepare(place, dice);
    const starting = [];
    for (let processes = postgres ? 2 : 1; processes > 0; processes--)
      starting.push(spawnBuilt(await freePort(), place.folder, place.environment));
    await pause(dice.below(startMs));
    await Promise.all(starting.map(killNow));
    found.kills++;
    found.writes += golfers;
    const complaints = await complaintsAfterRestart(place, golfers).catch((error: unknown) => [String(error)]);
    found.complaints.push(...complaints.map((complaint) => `cycle ${cycle}: ${complaint}`));
  }
  return found;
}

/** How long the start takes, so that the kills fall within it on fast and slow machines. */
async function undisturbedStartMs(postgres: string | undefined, dice: Dice, prepare: Prepare): Promise<number> {
  await using place = await aPlace(postgres);
  await prepare(place, dice);
  const started = performance.now();
  const server = await startBuilt(await freePort(), place.folder, place.environment);
  const ms = performance.now() - started;
  await server[Symbol.asyncDispose]();
  return Math.round(ms);
}

async function complaintsAfterRestart(place: Place, golfers: number): Promise<string[]> {
  const server = await startBuilt(await freePort(), place.folder, place.environment);
  try {
    await gatherFour(server.url);
  } finally {
    await server[Symbol.asyncDispose]();
  }
  await using database = await opened(place);
  // Demo data is for empty databases only.
  const demo = golfers > 0 ? 0 : Object.keys(DEMO_EMAIL).length;
  const [stored] = await countStored(database.db, { email: EMAIL });
  return [
    ...(stored?.golfers === golfers ? [] : [`${golfers} golfers were there before and ${stored?.golfers} are now`]),
    ...(stored?.applied === migrations.length ? [] : [`${stored?.applied} of ${migrations.length} migrations are applied`]),
    ...(stored?.demo === demo ? [] : [`${stored?.demo} of ${demo} demo accounts are stored`]),
  ];
}

const countStored = prepareQuery(
  {
    golfers: asInteger(sql`(select count(*) from ${users} where ${users.email} = ${sql.placeholder("email")})`),
    applied: asInteger(sql`(select count(*) from drizzle.__drizzle_migrations)`),
    demo: asInteger(sql`(select count(*) from ${users} where ${users.email} in (${DEMO_EMAIL.golfer}, ${DEMO_EMAIL.admin}))`),
  },
  (list) => sql`select ${list}`,
);

async function opened(place: Place): Promise<Database & AsyncDisposable> {
  const database = await place.open();
  return { ...database, [Symbol.asyncDispose]: database.close };
}
