import { createDatabase, type Database, type Db } from "@fourball/db/client";
import { EXTENSIONS, inspectDatabase, inspectTimeZones, OLDEST_VERSION } from "@fourball/db/inspect-database";
import { migrationState } from "@fourball/db/migration-state";
import { isTimeZone } from "@fourball/domain/course/known-time-zone";
import { DAYS_AHEAD_MAX } from "@fourball/domain/tee-time/constants";
import { backupAgeSeconds } from "../backup/backup-age.ts";
import type { Env } from "../env.ts";
import { checkBackupAge } from "./check-backup.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

/** Sessions and deadlines are compared across the two clocks. */
const CLOCK_SECONDS_MAX = 2;

export const DATABASE_ADVICE = "Start PostgreSQL, and see that host, port, name and password in DATABASE_URL are right.";

type Report = Awaited<ReturnType<typeof inspectDatabase>>;

/** `now` is the clock of this machine, in milliseconds. */
export async function checkPostgres(url: string, env: Env, now: () => number = Date.now): Promise<Finding[]> {
  const database = await createDatabase({ url, prepare: env.DATABASE_PREPARE === "on" });
  try {
    const asked = now();
    const report = await inspectDatabase(database.db);
    const difference = Math.abs(report.now - (asked + now()) / 2) / 1000;
    return [
      checkVersion(report),
      checkExtensions(report),
      await checkMigrations(database),
      checkConnections(report, database.poolSize),
      ...checkTimeout(report),
      checkClock(difference),
      await checkTimeZones(database.db, Temporal.Instant.fromEpochMilliseconds(now())),
      ...(env.BACKUP_FOLDER ? [] : [checkBackupAge(await backupAgeSeconds(env, database))]),
    ];
  } catch (error) {
    return [problem("Database", `not usable: ${wordsOf(error)}`, DATABASE_ADVICE)];
  } finally {
    await database.close();
  }
}

function checkVersion({ version }: Report): Finding {
  if (version >= OLDEST_VERSION) return ok("Database", `PostgreSQL ${version}`);
  return problem("Database", `PostgreSQL ${version}`, `Upgrade to PostgreSQL ${OLDEST_VERSION} or later.`);
}

export function checkExtensions({ extensions, available, trusted, isSuperuser, database }: Report): Finding {
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (missing.length === 0) return ok("Extensions", EXTENSIONS.join(", "));
  const absent = missing.filter((name) => !available.includes(name));
  if (absent.length > 0)
    return problem(
      "Extensions",
      `not installed: ${absent.join(", ")}`,
      "Install the package postgresql-contrib on the database's machine.",
    );
  const forbidden = missing.filter((name) => !isSuperuser && !trusted.includes(name));
  if (forbidden.length === 0) return ok("Extensions", `created at the first start: ${missing.join(", ")}`);
  const statement = `create extension ${forbidden.includes("earthdistance") ? "earthdistance" : forbidden[0]} cascade`;
  return problem("Extensions", `missing: ${forbidden.join(", ")}`, `As a superuser: psql -d ${database} -c '${statement}'`);
}

async function checkMigrations({ db }: Database): Promise<Finding> {
  const { known, pending, mismatch } = await migrationState(db);
  if (mismatch) return problem("Migrations", mismatch.found, mismatch.advice);
  if (pending === 0) return ok("Migrations", `all ${known} applied`);
  return warning("Migrations", `${pending} of ${known} not applied yet`, "The next start of the server applies them.");
}

export function checkConnections(
  { connectionsMax, connectionsUsed }: Pick<Report, "connectionsMax" | "connectionsUsed">,
  poolSize: number,
): Finding {
  const found = `${connectionsUsed} of ${connectionsMax} in use; a process opens up to ${poolSize}`;
  // A migration at the start has two of its own.
  const processes = Math.floor((connectionsMax - 2) / poolSize);
  if (processes < 1) return problem("Connections", found, "Raise max_connections of PostgreSQL.");
  if (connectionsUsed > connectionsMax * 0.8)
    return warning("Connections", found, "Raise max_connections of PostgreSQL, or run fewer processes.");
  return ok("Connections", `${found}: room for ${processes} processes`);
}

/** A pooler drops what it doesn't know of the settings that a connection starts with. */
export function checkTimeout({ statementTimeout }: Pick<Report, "statementTimeout">): Finding[] {
  if (statementTimeout !== "0") return [];
  const advice = "Set the limits in connect_query of PgBouncer: docs/operating.md has the line.";
  return [warning("Time limits", "statements may run forever: a pooler dropped their limits", advice)];
}

function checkClock(seconds: number): Finding {
  const found = `${seconds.toFixed(1)} s apart from the database's; time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  if (seconds <= CLOCK_SECONDS_MAX) return ok("Clock", found);
  return warning("Clock", found, "Turn on time synchronization (NTP) on both machines.");
}

type Clock = { timeZone: string; at: string; seconds: number };

const ZONES_NAMED = 5;

/** Node.js decides when games tee off, the database which day it is at a course: both should know the same clocks. */
export async function checkTimeZones(db: Db, now: Temporal.Instant): Promise<Finding> {
  const moments = Array.from({ length: DAYS_AHEAD_MAX / 5 }, (_, index) => now.add({ hours: index * 5 * 24 }).toString());
  return compareTimeZones(await inspectTimeZones(db, { moments }));
}

export function compareTimeZones(clocks: readonly Clock[]): Finding {
  const known = new Set([...new Set(clocks.map(({ timeZone }) => timeZone))].filter(isTimeZone));
  const differing = clocks.filter(({ timeZone, at, seconds }) => known.has(timeZone) && secondsAt(timeZone, at) !== seconds);
  const names = [...new Set(differing.map(({ timeZone }) => timeZone))].sort();
  if (names.length === 0) return ok("Time zones", "the same in Node.js and in the database");
  const shown = names.slice(0, ZONES_NAMED).join(", ");
  const rest = names.length > ZONES_NAMED ? ` and ${names.length - ZONES_NAMED} more` : "";
  return warning(
    "Time zones",
    `Node.js and the database differ within a year in ${shown}${rest}`,
    "Update Node.js, or the database's time zones (on most systems the package tzdata).",
  );
}

const secondsAt = (timeZone: string, at: string): number =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9;
