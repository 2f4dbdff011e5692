import { chipStyle } from "@fourball/ui/chip";
import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import type { ReactNode } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { loadMapView } from "./load-map-view.ts";
import { texts } from "./toggle-texts.ts";

const preload = (): void => void loadMapView();

/** List or map; on a phone the chip names the other one. */
export function ViewToggle(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const isMap = search.map === true;
  return (
    <fieldset className="relative flex shrink-0 gap-1.5 lg:ml-auto">
      <legend className="sr-only">{texts.legend}</legend>
      <button
        aria-pressed={!isMap}
        className={chipStyle({ className: isMap ? "" : "max-lg:hidden" })}
        data-pressed={!isMap || undefined}
        onClick={() => change({ map: undefined }, { replace: true })}
        type="button"
      >
        <List aria-hidden="true" /> {texts.list}
      </button>
      <button
        aria-pressed={isMap}
        className={chipStyle({ className: isMap ? "max-lg:hidden" : "" })}
        data-pressed={isMap || undefined}
        onClick={() => change({ map: true }, { replace: true })}
        onFocus={preload}
        onPointerEnter={preload}
        type="button"
      >
        <MapIcon aria-hidden="true" /> {texts.map}
      </button>
    </fieldset>
  );
}
