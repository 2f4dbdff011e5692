import { Button } from "@fourball/ui/button";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { type ReactNode, useRef } from "react";
import type { MarketplaceSearch } from "../marketplace-search.ts";
import { type FilterGroupProps, useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useTeeTimes } from "../use-tee-times.ts";
import { countOfSheet, withoutSheet } from "./active-filters.ts";
import { CourseFilter } from "./course-filter.tsx";
import { texts } from "./filter-texts.ts";
import { FoldedFilters } from "./folded-filters.tsx";
import { MoodFilter, OpenSpotsFilter } from "./game-filters.tsx";
import { HandicapFilter } from "./handicap-filter.tsx";
import { SortFilter } from "./sort-filter.tsx";
import { TimesFilter } from "./when-filters.tsx";

/** Acts on the list at once; everything changed while it is open is one step for Back. */
export function FiltersSheet({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (open: boolean) => void }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const hasChanged = useRef(false);
  const group: FilterGroupProps = {
    search,
    change: (changes) => {
      change(changes, { replace: hasChanged.current });
      hasChanged.current = true;
    },
  };
  const setOpen = (open: boolean): void => {
    hasChanged.current = false;
    onOpenChange(open);
  };
  return (
    <Sheet
      footer={
        <>
          <Button
            disabled={countOfSheet(search) === 0}
            focusableWhenDisabled
            onClick={() => group.change(withoutSheet(search))}
            variant="secondary"
          >
            {texts.clearAll}
          </Button>
          <ShowButton onClick={() => setOpen(false)} search={search} />
        </>
      }
      onOpenChange={setOpen}
      open={isOpen}
      title={texts.open}
    >
      <div className="grid gap-7">
        <TimesFilter {...group} />
        <OpenSpotsFilter {...group} />
        <MoodFilter {...group} />
        <FoldedFilters {...group} />
        <HandicapFilter {...group} />
        <CourseFilter {...group} />
        <SortFilter {...group} />
      </div>
    </Sheet>
  );
}

function ShowButton({ search, onClick }: { search: MarketplaceSearch; onClick: () => void }): ReactNode {
  const { count } = useTeeTimes(search);
  return (
    <Button onClick={onClick}>
      <span aria-live="polite">{texts.show(count)}</span>
    </Button>
  );
}
