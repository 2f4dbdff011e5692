import { hasEnded } from "@fourball/domain/saved-search/filter";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { findOwnSearches } from "./search-columns.ts";

/** The viewer's saved searches, the oldest first, but for those whose dates are over. */
export async function listSavedSearches({
  db,
  viewer,
  clock,
}: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<SavedSearch[]> {
  const searches = await findOwnSearches(db, viewer.id);
  return searches.filter(({ filter }) => !hasEnded(filter, clock.now()));
}
