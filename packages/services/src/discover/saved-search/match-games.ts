import type { Tx } from "@fourball/db/client";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { savedSearchMatches, teeTimes } from "@fourball/db/schema/index";
import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { tellAt } from "@fourball/domain/saved-search/due";
import { eq, sql } from "drizzle-orm";
import type { Job, JobContext } from "../../core/job.ts";
import { findSearches } from "./find-searches.ts";
import { clocksOf } from "./golfer-clock.ts";
import { findUnmatched, lockUnmatched } from "./posted-game.ts";

const value = sql.placeholder;

// One statement of three parameters: a game can be found by more searches than a list of values may hold.
const write = prepareOnce((db) =>
  db
    .insert(savedSearchMatches)
    .select(
      builder
        .select({
          searchId: sql`found.id`.as("search_id"),
          teeTimeId: sql`${value("teeTimeId")}::uuid`.as("tee_time_id"),
          dueAt: sql`found.due_at::timestamptz`.as("due_at"),
        })
        .from(sql`unnest(${value("ids")}::uuid[], ${value("dueAt")}::text[]) as found (id, due_at)`),
    )
    .onConflictDoNothing(),
);

/** Finds the saved searches of each game that was posted, listed or moved, to notify their golfers. */
export const matchGames: Job = {
  find: ({ db, clock }) => findUnmatched(db, clock.now()),
  run: (ctx, id) => ctx.db.transaction((tx) => matchGame(tx, id, ctx)),
};

async function matchGame(tx: Tx, teeTimeId: string, { clock, config: { defaultTimeZone } }: JobContext): Promise<void> {
  const now = clock.now();
  const dueAt = dueTimes(now);
  const game = await lockUnmatched(tx, teeTimeId, now);
  if (!game) return;
  const found = await findSearches(tx, game);
  const clocks = await clocksOf(tx, [...new Set(found.map(({ userId }) => userId))], defaultTimeZone);
  const due = found.flatMap(({ id, userId, frequency }) => {
    const timeZone = clocks.get(userId);
    return timeZone ? [{ id, at: dueAt(frequency, timeZone) }] : [];
  });
  if (due.length > 0) await write(tx, { teeTimeId, ids: due.map(({ id }) => id), dueAt: due.map(({ at }) => at) });
  await tx
    .update(teeTimes)
    .set({ awaitsMatching: false, updatedAt: sql`${teeTimes.updatedAt}` })
    .where(eq(teeTimes.id, teeTimeId));
}

/** Many searches, few clocks. */
function dueTimes(now: Temporal.Instant): (frequency: SearchFrequency, timeZone: string) => string {
  const known = new Map<string, string>();
  return (frequency, timeZone) => {
    const key = `${frequency} ${timeZone}`;
    const at = known.get(key) ?? tellAt(frequency, now, timeZone).toString();
    known.set(key, at);
    return at;
  };
}
