import { hasEnded } from "@fourball/domain/saved-search/filter";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { findOwnSearches, searchOfRow } from "./search-columns.ts";

/** The viewer's saved searches, the oldest first, but for those whose dates are over. */
export async function listSavedSearches({
  db,
  viewer,
  clock,
}: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<SavedSearch[]> {
  const rows = await findOwnSearches(db, { viewer: viewer.id });
  return rows.filter(({ filter }) => !hasEnded(filter, clock.now())).map(searchOfRow);
}
