import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { shortDate } from "../../../kit/formatting.ts";
import { chosenDay } from "../quick-filter.ts";
import { filterRowTexts } from "./row-texts.ts";

export function datesText(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return shortDate(from);
  if (from && to) return filterRowTexts.between(shortDate(from), shortDate(to));
  if (from) return filterRowTexts.from(shortDate(from));
  return to ? filterRowTexts.until(shortDate(to)) : "";
}

/** How many kinds of filter of the sheet are on. */
export const countOfSheet = ({
  filter,
  from,
  to,
  times,
  hours,
  hcpMin,
  hcpMax,
  open,
  mood,
  prefs,
  course,
}: MarketplaceSearch): number =>
  [filter === "nearby" || undefined, from ?? to, hours ?? times, hcpMin ?? hcpMax, open, mood, prefs, course].filter(
    (part) => part !== undefined,
  ).length;

/** The same without the days, the hours of one day, and Near Me, which have their places above the list. */
export const countOfRow = (search: MarketplaceSearch): number =>
  countOfSheet({
    ...search,
    filter: undefined,
    ...(search.from === search.to && { from: undefined, to: undefined }),
    ...(chosenDay(search) && { times: undefined, hours: undefined }),
  });
