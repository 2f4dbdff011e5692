import { Button, buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ActiveFilterChips } from "./filters/active-filter-chips.tsx";
import { activeFilters } from "./filters/active-filters.ts";
import { NearestGame } from "./nearest-game.tsx";
import { SaveSearchButton } from "./save-search/save-search-button.tsx";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

export function NoTeeTimes(): ReactNode {
  const { search, clear } = useMarketplaceSearch();
  const isNarrowed = activeFilters(search).length > 0;
  return (
    <EmptyState
      action={
        <>
          <SaveSearchButton isOffer />
          {isNarrowed ? (
            <Button onClick={clear} variant="secondary">
              {texts.none.clear}
            </Button>
          ) : null}
          <Link className={buttonStyle({ variant: isNarrowed ? "secondary" : "primary" })} to="/create">
            {texts.create}
          </Link>
        </>
      }
      title={texts.none.title}
    >
      <p>{texts.none.advice}</p>
      {search.filter === "nearby" ? <NearestGame /> : null}
      <ActiveFilterChips />
    </EmptyState>
  );
}
