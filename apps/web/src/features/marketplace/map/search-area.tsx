import { buttonStyle } from "@fourball/ui/button";
import type { Map as LeafletMap } from "leaflet";
import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useState } from "react";
import { chooseNear } from "../quick-filter.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { texts } from "./texts.ts";

/** Offers to narrow the list to what the map shows, once the golfer has moved the map. */
export function SearchArea({ map, view }: { map: LeafletMap; view: string | undefined }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const move = (): void => setMoved(true);
    map.on("dragend zoomend", move);
    return () => void map.off("dragend zoomend", move);
  }, [map]);
  if (!isMoved || view === undefined || search.box === view) return null;
  const narrow = (): void => {
    setMoved(false);
    // Within a radius and within a part of the map there would often be nothing.
    change({ ...(search.filter === "nearby" && chooseNear(search, false)), box: view });
  };
  return (
    <button className={buttonStyle({ variant: "secondary", className: "map-search" })} onClick={narrow} type="button">
      <Search aria-hidden="true" /> {texts.searchArea}
    </button>
  );
}
