import type { Filter } from "@fourball/domain/tee-time/constants";
import type { MarketplaceSearch } from "./marketplace-search.ts";

/** The chip that is on; dates of one's own choosing are none of them. */
export const quickFilterOf = ({ filter, from, to }: MarketplaceSearch): Filter | undefined =>
  filter ?? (from || to ? undefined : "all");
