import type { Tx } from "@fourball/db/client";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { golfCourses, notifications, notifiedGames, savedSearches, savedSearchMatches, users } from "@fourball/db/schema/index";
import { quietUntil } from "@fourball/domain/quiet-until";
import { GAMES_NAMED, GATHER_MINUTES } from "@fourball/domain/saved-search/constants";
import { filterInMessage } from "@fourball/domain/saved-search/in-words";
import { marketplaceSearchOf } from "@fourball/domain/saved-search/marketplace-search";
import { and, eq, isNull, lte, min } from "drizzle-orm";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import type { Job, JobContext } from "../../core/job.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import { type FoundGame, foundGames } from "./found-games.ts";
import { clocksOf } from "./golfer-clock.ts";

/** How many searches one run takes; the rest are the next one's. */
const BATCH = 500;

/** Golfers are notified of what their searches found, at most at the time that they chose and never in their quiet hours. */
export const notifyOfMatches: Job = {
  find({ db, clock }) {
    const { searchId, dueAt } = savedSearchMatches;
    return db
      .select({ id: searchId })
      .from(savedSearchMatches)
      .where(lte(dueAt, toTimestamp(clock.now())))
      .groupBy(searchId)
      .orderBy(min(dueAt), searchId)
      .limit(BATCH);
  },
  async run(ctx, id) {
    const golferId = await ctx.db.transaction((tx) => notify(tx, id, ctx));
    if (golferId) await publishNotifications(ctx, [golferId]);
  },
};

/** Returns the golfer who was notified. */
async function notify(tx: Tx, searchId: string, ctx: JobContext): Promise<string | undefined> {
  const search = await lockSearch(tx, searchId, ctx);
  const now = ctx.clock.now();
  const dueNow = and(eq(savedSearchMatches.searchId, searchId), lte(savedSearchMatches.dueAt, toTimestamp(now)));
  const waits = search && waitsUntil(search, now);
  if (waits && Temporal.Instant.compare(waits, now) > 0) {
    await tx
      .update(savedSearchMatches)
      .set({ dueAt: toTimestamp(waits) })
      .where(dueNow);
    return undefined;
  }
  const games = search ? await foundGames(tx, ctx, search) : [];
  await tx.delete(savedSearchMatches).where(dueNow);
  if (!search || games.length === 0) return undefined;
  await write(tx, search, games, now);
  return search.userId;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockSearch>>>;

/**
 * A search that is on, of a golfer who can be notified. The golfer is locked first: another search, or the weekly email, may
 * be about to name the same game.
 */
async function lockSearch(tx: Tx, id: string, { config: { defaultTimeZone } }: JobContext) {
  const [known] = await tx.select({ userId: savedSearches.userId }).from(savedSearches).where(eq(savedSearches.id, id));
  if (!known) return undefined;
  await lockGolfers(tx, [known.userId]);
  const { userId, filter, frequency, nearName, notifiedAt, stoppedAt } = savedSearches;
  const { quietFrom, quietTo } = users;
  const [search] = await tx
    .select({ userId, filter, frequency, nearName, notifiedAt, courseName: golfCourses.name, quietFrom, quietTo })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(golfCourses, eq(golfCourses.id, savedSearches.courseId))
    .where(and(eq(savedSearches.id, id), isNull(stoppedAt)))
    .for("no key update", { of: savedSearches });
  const timeZone = (await clocksOf(tx, [known.userId], defaultTimeZone)).get(known.userId);
  return search && timeZone !== undefined ? { ...search, searchId: id, timeZone } : undefined;
}

/** The end of the quiet hours; for games that come at once, also a while after the last message, so that several come together. */
function waitsUntil({ frequency, notifiedAt, quietFrom, quietTo, timeZone }: Locked, now: Temporal.Instant): Temporal.Instant {
  const gathered = notifiedAt && instantOf(notifiedAt).add({ minutes: GATHER_MINUTES });
  const isGathering = frequency === "at-once" && gathered && Temporal.Instant.compare(gathered, now) > 0;
  const at = isGathering ? gathered : now;
  return (quietFrom && quietTo && quietUntil(at, { from: quietFrom, to: quietTo }, timeZone)) || at;
}

async function write(tx: Tx, search: Locked, games: FoundGame[], now: Temporal.Instant): Promise<void> {
  const { searchId, userId, filter, timeZone } = search;
  await tx.insert(notifiedGames).values(games.map(({ teeTimeId }) => ({ userId, teeTimeId })));
  await tx
    .update(savedSearches)
    .set({ notifiedAt: toTimestamp(now) })
    .where(eq(savedSearches.id, searchId));
  const { near: _, ...withoutPlace } = filter;
  const content = {
    kind: "search-matched" as const,
    searchId,
    search: filterInMessage(filter, search),
    query: marketplaceSearchOf(withoutPlace),
    timeZone,
    count: games.length,
    games: games.slice(0, GAMES_NAMED),
  };
  await tx.insert(notifications).values({ recipientId: userId, content });
}
