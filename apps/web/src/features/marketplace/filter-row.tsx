import { chipStyle } from "@fourball/ui/chip";
import ListFilter from "lucide-react/icons/list-filter";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { countOfRow } from "./filters/active-filters.ts";
import { AreaChip } from "./filters/area-chip.tsx";
import { texts as filterTexts } from "./filters/filter-texts.ts";
import { NearChip } from "./filters/near-chip.tsx";
import { ViewToggle } from "./map/view-toggle.tsx";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

const loadSheet = () => import("./filters/filters-sheet.tsx");
const FiltersSheet = lazy(() => loadSheet().then(({ FiltersSheet }) => ({ default: FiltersSheet })));
const preload = (): void => void loadSheet();

/** Where, everything else, and the map. */
export function FilterRow(): ReactNode {
  const { search } = useMarketplaceSearch();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { locating, refused } = useViewerPosition();
  const count = countOfRow(search);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NearChip />
      <AreaChip />
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={count > 0 ? filterTexts.openWith(count) : filterTexts.open}
        className={chipStyle()}
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
        {filterTexts.open}
        {count > 0 ? <span className="tabular-nums">{count}</span> : null}
      </button>
      <ViewToggle />
      <p className="basis-full text-small empty:hidden" role="status">
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
