import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import L from "leaflet";
import { useEffect } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";

/** Where the golfer is and, with Near Me, how far it reaches. */
export function NearCircle({ map }: { map: L.Map }): null {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const radiusKm = search.filter === "nearby" ? (search.radius ?? RADIUS_KM.default) : undefined;
  useEffect(() => {
    if (!position) return;
    const here: L.LatLngTuple = [position.latitude, position.longitude];
    const drawn = [L.circleMarker(here, { radius: 7, interactive: false, className: "map-here" })];
    if (radiusKm !== undefined)
      drawn.push(L.circle(here, { radius: radiusKm * 1000, interactive: false, className: "map-near" }));
    for (const shape of drawn) shape.addTo(map);
    return () => {
      for (const shape of drawn) shape.remove();
    };
  }, [map, position, radiusKm]);
  return null;
}
