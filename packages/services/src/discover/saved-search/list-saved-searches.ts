import type { Db } from "@fourball/db/client";
import { golfCourses, notifiedGames, savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { hasEnded } from "@fourball/domain/saved-search/filter";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { asc, eq, type SQL } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** The viewer's saved searches, the oldest first, but for those whose dates are over. */
export async function listSavedSearches({
  db,
  viewer,
  clock,
}: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<SavedSearch[]> {
  const searches = await findOwnSearches(db, viewer.id);
  return searches.filter(({ filter }) => !hasEnded(filter, clock.now()));
}

/** The oldest first. */
async function readSearches(db: Db, where: SQL): Promise<SavedSearch[]> {
  const { id, filter, frequency, nearName, stoppedAt, createdAt, courseId } = savedSearches;
  const rows = await db
    .select({ id, filter, frequency, nearName, courseName: golfCourses.name, stoppedAt, createdAt })
    .from(savedSearches)
    .leftJoin(golfCourses, eq(golfCourses.id, courseId))
    .where(where)
    .orderBy(createdAt, id);
  return rows.map(({ stoppedAt, createdAt, ...row }) => ({
    ...row,
    isOn: stoppedAt === null,
    createdAt: createdAt.toISOString(),
  }));
}

const findOwnSearches = (db: Db, userId: string): Promise<SavedSearch[]> => readSearches(db, eq(savedSearches.userId, userId));

export async function findSearch(db: Db, id: string): Promise<SavedSearch | undefined> {
  const [search] = await readSearches(db, eq(savedSearches.id, id));
  return search;
}

type Exported = Pick<AccountExport, "savedSearches" | "notifiedGames">;

export async function exportSavedSearches({ db, viewer }: Pick<MemberContext, "db" | "viewer">): Promise<Exported> {
  const searches = await findOwnSearches(db, viewer.id);
  const { searchId, teeTimeId } = savedSearchMatches;
  const found = await db
    .select({ searchId, teeTimeId })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchId))
    .where(eq(savedSearches.userId, viewer.id))
    .orderBy(asc(teeTimeId));
  const notified = await db
    .select()
    .from(notifiedGames)
    .where(eq(notifiedGames.userId, viewer.id))
    .orderBy(asc(notifiedGames.teeTimeId));
  return {
    savedSearches: searches.map((search) => ({
      ...search,
      found: found.filter(({ searchId }) => searchId === search.id).map(({ teeTimeId }) => teeTimeId),
    })),
    notifiedGames: notified.map(({ teeTimeId }) => teeTimeId),
  };
}
