import { savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import type { DeleteSearchInput } from "@fourball/domain/saved-search/schema";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** It tells of nothing more, its place is forgotten. Repeating it changes nothing. */
export async function deleteSavedSearch({ db, bus, viewer }: MemberContext, { id }: DeleteSearchInput): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const own = and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.id));
    const gone = await tx.delete(savedSearches).where(own).returning({ id: savedSearches.id });
    if (gone.length > 0) await tx.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, id));
  });
  await bus.publish({ type: "notifications-changed", recipients: [viewer.id] });
  return { id };
}
