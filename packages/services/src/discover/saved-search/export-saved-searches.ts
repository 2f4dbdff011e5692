import { notifiedGames, savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { findOwnSearches } from "./list-saved-searches.ts";

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
