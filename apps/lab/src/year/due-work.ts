import { until } from "@fourball/bench/servers/until";
import type { Db } from "@fourball/db/client";
import { queryRows } from "@fourball/db/rows";
import { findDueJobs } from "@fourball/services/jobs/run-due-jobs";
import { type SQL, sql } from "drizzle-orm";
import type { MovedClock } from "./moved-clock.ts";

const GIVE_UP_MS = 60_000;
/** What a dead server had begun to send is sent by another one once its lease has ended, which no waiting brings nearer. */
const ABANDONED_AFTER_MS = 2000;

const isAny = async (db: Db, from: SQL): Promise<boolean> => (await queryRows(db, sql`select 1 from ${from} limit 1`)).length > 0;

/** What may be due, one after the other: each makes work for the next. */
const WORK: Record<string, (db: Db, clock: MovedClock) => Promise<boolean>> = {
  jobs: async (db, clock) => (await jobsDue(db, clock)).length > 0,
  notifications: (db) => isAny(db, sql`notifications where delivered_at is null and due_at <= now()`),
  deliveries: (db) => isAny(db, sql`notification_deliveries where state = 'waiting' and due_at <= now()`),
};

const jobsDue = (db: Db, clock: MovedClock): Promise<string[]> =>
  findDueJobs({ db, clock, config: { defaultTimeZone: "America/New_York" } });

/** A server has a lease on what it is about to send, and would lose it when the clock moves. */
const isSending = (db: Db): Promise<boolean> =>
  isAny(db, sql`notification_deliveries where state = 'waiting' and attempts > 0 and last_error is null`);

/** Waits until the servers have done all that is due; what they have not done in a minute is a complaint. */
export async function settleDueWork(db: Db, clock: MovedClock): Promise<string[]> {
  const complaints: string[] = [];
  for (const [what, isDue] of Object.entries(WORK)) {
    if (!(await isDue(db, clock))) continue;
    await clock.wake();
    if (await until(async () => !(await isDue(db, clock)), GIVE_UP_MS)) continue;
    complaints.push(`on ${clock.now()} the servers left ${what} undone: ${await jobsDue(db, clock)}`);
  }
  await until(async () => !(await isSending(db)), ABANDONED_AFTER_MS);
  return complaints;
}
