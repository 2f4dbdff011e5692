import type { Box } from "@fourball/domain/box";
import { readBox } from "@fourball/domain/box-text";
import type { Position } from "@fourball/domain/position";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import type { LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import type { MarketplaceSearch } from "../marketplace-search.ts";

/** The lower forty-eight. */
const COUNTRY: Box = { west: -124.8, south: 24.5, east: -66.9, north: 49.4 };

const boundsOf = ({ west, south, east, north }: Box): LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

/** What a map shows as a box, as far as there is a globe. */
export function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds();
  const degrees = (value: number, max: number): number => Math.round(Math.min(max, Math.max(-max, value)) * 1e4) / 1e4;
  return {
    west: degrees(bounds.getWest(), 180),
    south: degrees(bounds.getSouth(), 90),
    east: degrees(bounds.getEast(), 180),
    north: degrees(bounds.getNorth(), 90),
  };
}

/** The part that the list is narrowed to, else around the golfer, else the country. */
export function placeFirst(map: LeafletMap, { box, radius }: MarketplaceSearch, position: Position | undefined): void {
  const asked = box === undefined ? undefined : readBox(box);
  const around = position && boxAround(position, radius ?? RADIUS_KM.default);
  map.fitBounds(boundsOf(asked ?? around ?? COUNTRY), { animate: false });
}
