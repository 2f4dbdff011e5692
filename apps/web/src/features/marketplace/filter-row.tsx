import type { Filter } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import ListFilter from "lucide-react/icons/list-filter";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FilterBar } from "../../shared/page/filter-bar.tsx";
import { usePressedFirst } from "../../shared/page/use-pressed-first.ts";
import { countBesideChips } from "./active-filters.ts";
import { AreaChip } from "./area-chip.tsx";
import { texts as filterTexts } from "./filter-texts.ts";
import { HideFullChip } from "./hide-full-chip.tsx";
import { ViewToggle } from "./map/view-toggle.tsx";
import { NearChip } from "./near-chip.tsx";
import { chooseDays, quickFilterOf } from "./quick-filter.ts";
import { SortChip } from "./sort-chip.tsx";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

const quickFilters = ["all", "today", "tomorrow", "week"] as const satisfies Filter[];
type Days = (typeof quickFilters)[number];

const loadSheet = () => import("./filters-sheet.tsx");
const FiltersSheet = lazy(() => loadSheet().then(({ FiltersSheet }) => ({ default: FiltersSheet })));
const preload = (): void => void loadSheet();

export function FilterRow(): ReactNode {
  const { search } = useMarketplaceSearch();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { locating, refused } = useViewerPosition();
  const count = countBesideChips(search);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 lg:flex lg:flex-wrap lg:gap-3">
      <QuickFilters />
      <div className="no-scrollbar -m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 max-lg:order-1 max-lg:col-span-2 sm:gap-2 lg:grow">
        <NearChip />
        <AreaChip />
        <HideFullChip />
        <SortChip />
        <ViewToggle />
      </div>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={count > 0 ? filterTexts.openWith(count) : filterTexts.open}
        className={chipStyle({ className: "max-sm:min-w-11 max-sm:justify-center max-sm:px-2.5" })}
        data-pressed={count > 0 || undefined}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preload}
        onPointerEnter={preload}
        type="button"
      >
        <ListFilter aria-hidden="true" />
        <span className="max-sm:hidden">{filterTexts.open}</span>
        {count > 0 ? <span className="tabular-nums">{count}</span> : null}
      </button>
      <p className="col-span-2 text-small empty:hidden max-lg:order-2 lg:basis-full" role="status">
        {refused && !locating && !isOpen ? texts.near.refused : null}
      </p>
      {wasOpened ? (
        <Suspense>
          <FiltersSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

function QuickFilters(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const [days, choose] = usePressedFirst<Days | undefined>(quickFilterOf(search), (days) => {
    if (days) change(chooseDays(search, days));
  });
  return <FilterBar filters={quickFilters} onChoose={choose} value={days} />;
}
