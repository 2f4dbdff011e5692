import type { Db } from "@fourball/db/client";
import { inspectTimeZones } from "@fourball/db/inspect-database";
import { isTimeZone } from "@fourball/domain/course/known-time-zone";
import { DAYS_AHEAD_MAX } from "@fourball/domain/tee-time/constants";
import { type Finding, ok, warning } from "./finding.ts";

type Clock = { timeZone: string; at: string; seconds: number };

const NAMED = 5;

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
  const shown = names.slice(0, NAMED).join(", ");
  const rest = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return warning(
    "Time zones",
    `Node.js and the database differ within a year in ${shown}${rest}`,
    "Update Node.js, or the database's time zones (on most systems the package tzdata).",
  );
}

const secondsAt = (timeZone: string, at: string): number =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9;
