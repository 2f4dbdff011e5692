import type { Tx } from "@fourball/db/client";
import { savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { ChangeSearchInput, DeleteSearchInput, SavedSearch } from "@fourball/domain/saved-search/schema";
import { and, eq } from "drizzle-orm";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { findSearch } from "./list-saved-searches.ts";
import { postponeMatches, switchSearch } from "./switch-search.ts";

/** How often the viewer hears of a search's games, or whether at all. What it found already follows. */
export async function changeSavedSearch(ctx: MemberContext, input: ChangeSearchInput): Promise<SavedSearch> {
  const changed = await ctx.db.transaction((tx) => changeSearch(tx, ctx, input));
  await publishNotifications(ctx, [ctx.viewer.id]);
  return changed;
}

export async function changeSearch(tx: Tx, ctx: MemberContext, { id, frequency, isOn }: ChangeSearchInput): Promise<SavedSearch> {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.userId, ctx.viewer.id));
  const [search] = await tx.select({ frequency: savedSearches.frequency }).from(savedSearches).where(own).for("no key update");
  if (!search) throw fail("savedSearchNotFound");
  if (isOn !== undefined) await switchSearch(tx, id, isOn);
  if (frequency !== undefined && frequency !== search.frequency) {
    await tx.update(savedSearches).set({ frequency }).where(own);
    await postponeMatches(tx, { ...ctx, searchId: id, frequency });
  }
  const changed = await findSearch(tx, id);
  if (!changed) throw fail("savedSearchNotFound");
  return changed;
}

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
