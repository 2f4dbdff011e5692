import type { Db } from "@fourball/db/client";
import { golfCourses, savedSearches } from "@fourball/db/schema/index";
import { hasEnded } from "@fourball/domain/saved-search/filter";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { eq, type SQL } from "drizzle-orm";
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

export const findOwnSearches = (db: Db, userId: string): Promise<SavedSearch[]> =>
  readSearches(db, eq(savedSearches.userId, userId));

export async function findSearch(db: Db, id: string): Promise<SavedSearch | undefined> {
  const [search] = await readSearches(db, eq(savedSearches.id, id));
  return search;
}
