import type { Position } from "@fourball/domain/position";
import { isEmptyFilter, type SavedFilter, savedFilterOf } from "@fourball/domain/saved-search/filter";
import { type MarketplaceSearch, teeTimeFilterOf } from "../marketplace-search.ts";
import { quickFilterOf } from "../quick-filter.ts";

/** Whether a day is chosen that is another one tomorrow. */
export function movesOn(search: MarketplaceSearch): boolean {
  const days = quickFilterOf(search);
  return days !== undefined && days !== "all";
}

/** The lasting part of a search; nothing when that would be every game, or games near an unknown place. */
export function savableFilter(search: MarketplaceSearch, position: Position | undefined): SavedFilter | undefined {
  if (search.filter === "nearby" && !position) return undefined;
  const lasting = movesOn(search) ? { ...search, from: undefined, to: undefined } : search;
  const filter = savedFilterOf(teeTimeFilterOf(lasting, position));
  return isEmptyFilter(filter) ? undefined : filter;
}
