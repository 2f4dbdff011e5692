import L from "leaflet";
import { mapsAppUrl } from "../directions.ts";
import { distanceInUse } from "../viewer-units.ts";
import { mapTexts } from "./texts.ts";

/** From here on the drawn map has nothing but sea and land, and something else has to say how far things are. */
export const TOWN_ZOOM = 10;

const KM_PER_MILE = 1.609344;
const RINGS = { mi: [2, 5, 10, 20], km: [2, 5, 10, 20, 40] };

/** At town zoom: rings of distance around the middle of the map, and the way to a map with streets. */
export function addTownGuides(map: L.Map): void {
  const rings = L.layerGroup().addTo(map);
  const way = new (L.Control.extend({ onAdd: () => openInMaps(map) }))({ position: "bottomleft" });
  const draw = (): void => {
    const isTown = map.getZoom() >= TOWN_ZOOM;
    rings.clearLayers();
    if (isTown) {
      way.addTo(map);
      for (const ring of ringsAround(map)) ring.addTo(rings);
    } else way.remove();
  };
  map.on("moveend", draw);
}

function ringsAround(map: L.Map): L.Layer[] {
  const center = map.getCenter();
  const unit = distanceInUse();
  return RINGS[unit].flatMap((length) => {
    const km = unit === "mi" ? length * KM_PER_MILE : length;
    const top = L.latLng(center.lat + km / 111.2, center.lng);
    return [
      L.circle(center, { radius: km * 1000, interactive: false, className: "map-ring" }),
      L.marker(top, {
        interactive: false,
        keyboard: false,
        icon: L.divIcon({ className: "map-ring-label", html: `<span>${length} ${unit}</span>`, iconSize: [0, 0] }),
      }),
    ];
  });
}

function openInMaps(map: L.Map): HTMLElement {
  const link = document.createElement("a");
  link.className = "map-open";
  link.textContent = mapTexts.openInMaps;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  // Where the map is when it is pressed.
  const aim = (): void => {
    const { lat, lng } = map.getCenter();
    link.href = mapsAppUrl({ latitude: lat, longitude: lng }, map.getZoom());
  };
  aim();
  link.addEventListener("pointerdown", aim);
  link.addEventListener("focus", aim);
  L.DomEvent.disableClickPropagation(link);
  return link;
}
