import type { Filter } from "@fourball/domain/tee-time/constants";
import type { MarketplaceSearch } from "./marketplace-search.ts";

/** Custom dates replace a date range of the quick filters, but keep "nearby". */
export const besideDates = ({ filter }: MarketplaceSearch): "nearby" | undefined => (filter === "nearby" ? filter : undefined);

/** The active chip; none for custom dates. */
export const quickFilterOf = ({ filter, from, to }: MarketplaceSearch): Filter | undefined =>
  filter ?? (from || to ? undefined : "all");
