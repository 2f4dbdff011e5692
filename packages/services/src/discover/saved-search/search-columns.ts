import type { Db } from "@fourball/db/client";
import { golfCourses, savedSearches } from "@fourball/db/schema/index";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { eq, type SQL } from "drizzle-orm";

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
