import type { Tx } from "@fourball/db/client";
import { golfCourses, savedSearches, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Position } from "@fourball/domain/position";
import { SAVED_SEARCHES_MAX } from "@fourball/domain/saved-search/constants";
import { hasEnded, isEmptyFilter, type SavedFilter, savedFilterOf } from "@fourball/domain/saved-search/filter";
import type { SavedSearch, SaveSearchInput } from "@fourball/domain/saved-search/schema";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, eq, isNull, sql } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { distanceKm } from "../../games/course/course-columns.ts";
import { requireCourse } from "../../games/course/require-course.ts";
import { boxValues, isInBox } from "../../games/tee-time/filter/box-reach.ts";
import { changeSearch } from "./change-saved-search.ts";
import { comparedColumns } from "./compared-columns.ts";
import { findSearch, listSavedSearches } from "./list-saved-searches.ts";

/** Saves a filter to hear of its games. The same filter again is the same search: it is on then, and as often as asked for. */
export async function saveSearch(ctx: MemberContext, input: SaveSearchInput): Promise<SavedSearch> {
  const filter = savedFilterOf(input.filter);
  if (isEmptyFilter(filter)) throw fail("filterMissing", { path: ["filter"] });
  if (hasEnded(filter, ctx.clock.now())) throw fail("filterOver", { path: ["filter"] });
  const { frequency, timeZone } = input;
  const saved = await ctx.db.transaction(async (tx) => {
    // Of two that are saved at once, the second counts the first.
    await lockGolfers(tx, [ctx.viewer.id]);
    await lockActiveAccount(tx, ctx.viewer);
    if (timeZone) await keepClock(tx, ctx.viewer.id, timeZone);
    const same = await sameSearch(tx, ctx.viewer.id, filter);
    if (same) return changeSearch(tx, ctx, { id: same, frequency, isOn: true });
    const saved = await listSavedSearches({ ...ctx, db: tx });
    if (saved.length >= SAVED_SEARCHES_MAX) throw fail("savedSearchesTooMany", { values: { most: SAVED_SEARCHES_MAX } });
    return insertSearch(tx, ctx.viewer.id, { filter, frequency });
  });
  await publishNotifications(ctx, [ctx.viewer.id]);
  return saved;
}

const keepClock = (tx: Tx, userId: string, timeZone: string) =>
  tx
    .update(users)
    .set({ timeZone, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, userId));

async function sameSearch(tx: Tx, userId: string, filter: SavedFilter): Promise<string | undefined> {
  const same = and(eq(savedSearches.userId, userId), eq(savedSearches.filter, filter));
  const [search] = await tx.select({ id: savedSearches.id }).from(savedSearches).where(same);
  return search?.id;
}

type Wish = Pick<typeof savedSearches.$inferInsert, "filter" | "frequency">;

async function insertSearch(tx: Tx, userId: string, { filter, frequency }: Wish): Promise<SavedSearch> {
  if (filter.courseId) await requireCourse(tx, filter.courseId);
  const nearName = filter.near ? await nearestTown(tx, filter.near) : null;
  const values = { userId, filter, frequency, nearName, ...comparedColumns(filter) };
  const [row] = await tx.insert(savedSearches).values(values).returning({ id: savedSearches.id });
  const search = row && (await findSearch(tx, row.id));
  if (!search) throw new Error("an insert returned no row");
  return search;
}

/** The town of the nearest course, as the name of a place; null where there is none around. */
async function nearestTown(tx: Tx, place: Position): Promise<string | null> {
  const [course] = await tx
    .select({ city: golfCourses.city })
    .from(golfCourses)
    .where(and(isInBox, isNull(golfCourses.archivedAt)))
    .orderBy(distanceKm, golfCourses.id)
    .limit(1)
    .execute({ ...place, ...boxValues(boxAround(place, RADIUS_KM.default)) });
  return course?.city ?? null;
}
