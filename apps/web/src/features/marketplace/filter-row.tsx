import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import List from "lucide-react/icons/list";
import ListFilter from "lucide-react/icons/list-filter";
import LocateFixed from "lucide-react/icons/locate-fixed";
import MapIcon from "lucide-react/icons/map";
import X from "lucide-react/icons/x";
import { type ReactNode, Suspense, useState } from "react";
import { distanceText } from "../../kit/formatting.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { countOfRow } from "./filters/count-filters.ts";
import { filterRowTexts } from "./filters/row-texts.ts";
import { chooseNear } from "./quick-filter.ts";
import { marketplaceTexts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** Only the map itself needs its chunk. */
export const loadMapView = () => import("./map/map-view.tsx");

const [FiltersSheet, preload] = lazyWithPreload(async () => (await import("./filters/filters-sheet.tsx")).FiltersSheet);

/** Where, everything else, and the map. */
export function FilterRow(): ReactNode {
  const { search } = useMarketplaceSearch();
  const [isOpen, setOpen] = useState<boolean>();
  const { locating, refused } = useViewerPosition();
  const count = countOfRow(search);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NearChip />
      <AreaChip />
      <button
        aria-expanded={isOpen ?? false}
        aria-haspopup="dialog"
        aria-label={count > 0 ? filterRowTexts.openWith(count) : filterRowTexts.open}
        className={chipStyle()}
        data-pressed={count > 0 || undefined}
        onClick={() => setOpen(true)}
        {...preload}
        type="button"
      >
        <ListFilter aria-hidden="true" />
        {filterRowTexts.open}
        {count > 0 ? <span className="tabular-nums">{count}</span> : null}
      </button>
      <ViewToggle />
      <p className="basis-full text-small empty:hidden" role="status">
        {refused && !locating && !isOpen ? marketplaceTexts.near.refused : null}
      </p>
      {isOpen !== undefined ? (
        <Suspense>
          <FiltersSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

function NearChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { locate, locating, name } = useViewerPosition();
  const isOn = search.filter === "nearby";
  return (
    <button
      aria-busy={locating}
      aria-pressed={isOn}
      className={chipStyle({ className: "max-sm:grow max-sm:justify-center" })}
      data-pressed={isOn || undefined}
      onClick={async () => {
        if (isOn || (await locate())) change(chooseNear(search, !isOn));
      }}
      type="button"
    >
      <LocateFixed aria-hidden="true" />
      {isOn
        ? marketplaceTexts.near.chipWithin(name, distanceText(search.radius ?? RADIUS_KM.default))
        : marketplaceTexts.near.chip}
    </button>
  );
}

/** The list is narrowed to a part of the map; pressed, it no longer is. */
function AreaChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  if (!search.box) return null;
  return (
    <button
      aria-label={filterRowTexts.remove(filterRowTexts.area)}
      className={chipStyle()}
      data-pressed
      onClick={() => change({ box: undefined })}
      type="button"
    >
      {filterRowTexts.area}
      <X aria-hidden="true" />
    </button>
  );
}

/** The viewTexts that are there before the map. */
const viewTexts = {
  legend: "View as",
  list: "List",
  map: "Map",
};

const preloadMap = (): void => void loadMapView();

/** List or map; on a phone the chip names the other one. */
function ViewToggle(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const isMap = search.map === true;
  return (
    <fieldset className="relative flex shrink-0 gap-1.5 lg:ml-auto">
      <legend className="sr-only">{viewTexts.legend}</legend>
      <button
        aria-pressed={!isMap}
        className={chipStyle({ className: isMap ? "" : "max-lg:hidden" })}
        data-pressed={!isMap || undefined}
        onClick={() => change({ map: undefined }, { replace: true })}
        type="button"
      >
        <List aria-hidden="true" /> {viewTexts.list}
      </button>
      <button
        aria-pressed={isMap}
        className={chipStyle({ className: isMap ? "max-lg:hidden" : "" })}
        data-pressed={isMap || undefined}
        onClick={() => change({ map: true }, { replace: true })}
        onFocus={preloadMap}
        onPointerEnter={preloadMap}
        type="button"
      >
        <MapIcon aria-hidden="true" /> {viewTexts.map}
      </button>
    </fieldset>
  );
}
