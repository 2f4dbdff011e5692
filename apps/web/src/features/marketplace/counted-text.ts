import { countText } from "../../shared/formatting.ts";
import { datesText } from "./active-filters.ts";
import type { MarketplaceSearch } from "./marketplace-search.ts";

const inWords = { today: "today", tomorrow: "tomorrow", week: "this week", nearby: "near you" } as const;

/** `23 tomorrow`, `6 on Mon, Jun 15`, `159 games`. */
export function countedText(count: number, { filter, from, to }: MarketplaceSearch): string {
  const figure = new Intl.NumberFormat().format(count);
  if (filter) return `${figure} ${inWords[filter]}`;
  if (from && from === to) return `${figure} on ${datesText(from, to)}`;
  return countText(count, "game");
}
