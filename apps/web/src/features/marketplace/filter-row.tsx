import type { Filter } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import ListFilter from "lucide-react/icons/list-filter";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FilterBar } from "../../shared/page/filter-bar.tsx";
import { countOfSheet } from "./active-filters.ts";
import { quickFilterOf } from "./quick-filter.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const quickFilters = ["all", "today", "tomorrow", "week"] as const satisfies Filter[];

const loadSheet = () => import("./filters-sheet.tsx");
const FiltersSheet = lazy(() => loadSheet().then(({ FiltersSheet }) => ({ default: FiltersSheet })));
const preload = (): void => void loadSheet();

export function FilterRow(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countOfSheet(search);
  return (
    <div className="flex items-center justify-between gap-2 sm:gap-3">
      <FilterBar
        filters={quickFilters}
        onChoose={(filter) => change({ filter: filter === "all" ? undefined : filter, from: undefined, to: undefined })}
        value={quickFilterOf(search)}
      />
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Filters, ${count} on` : "Filters"}
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
        <span className="max-sm:hidden">Filters</span>
        {count > 0 ? <span className="tabular-nums">{count}</span> : null}
      </button>
      {wasOpened ? (
        <Suspense>
          <FiltersSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
