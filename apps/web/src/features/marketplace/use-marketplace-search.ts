import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { useNavigate, useSearch } from "@tanstack/react-router";

type Change = (changes: Partial<MarketplaceSearch>, how?: { replace?: boolean }) => void;

/** Props of every filter group: the current search, and how to change it. */
export type FilterGroupProps = { search: MarketplaceSearch; change: (changes: Partial<MarketplaceSearch>) => void };

/** The filters in the address, and the way to change some of them: a step that Back undoes, unless it replaces the last one. */
export function useMarketplaceSearch(): { search: MarketplaceSearch; change: Change; clear: () => void } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    search,
    change: (changes, { replace = false } = {}) =>
      void navigate({ to: ".", search: (before) => ({ ...before, ...changes }), replace, resetScroll: false }),
    clear: () => void navigate({ to: ".", search: ({ map }) => ({ map }), resetScroll: false }),
  };
}
