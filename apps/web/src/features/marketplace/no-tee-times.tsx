import { Button, buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ActiveFilterChips } from "./active-filter-chips.tsx";
import { activeFilters } from "./active-filters.ts";
import { NearestGame } from "./nearest-game.tsx";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

export function NoTeeTimes(): ReactNode {
  const { search, clear } = useMarketplaceSearch();
  const isNarrowed = activeFilters(search).length > 0;
  return (
    <EmptyState
      action={
        <>
          {isNarrowed ? (
            <Button onClick={clear} variant="secondary">
              Clear filters
            </Button>
          ) : null}
          <Link className={buttonStyle()} to="/create">
            Create Tee Time
          </Link>
        </>
      }
      title="No tee times found"
    >
      <p>No tee times match your current filters. Try adjusting your search or create a new tee time.</p>
      {search.filter === "nearby" ? <NearestGame /> : null}
      <ActiveFilterChips />
    </EmptyState>
  );
}
