import type { Filter } from "@fourball/domain/tee-time/constants";
import type { MarketplaceSearch } from "./marketplace-search.ts";

/** Dates of one's own replace a quick filter, which is a range of dates too; nearness stays. */
export const besideDates = ({ filter }: MarketplaceSearch): "nearby" | undefined => (filter === "nearby" ? filter : undefined);

/** The chip that is on; dates of one's own choosing are none of them. */
export const quickFilterOf = ({ filter, from, to }: MarketplaceSearch): Filter | undefined =>
  filter ?? (from || to ? undefined : "all");
