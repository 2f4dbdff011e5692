import type { Box } from "@fourball/domain/box";
import { readBox } from "@fourball/domain/box-text";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround, LOCAL_KM } from "@fourball/domain/tee-time/nearby";
import { skipToken } from "@tanstack/react-query";
import type { LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import { useState } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";

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

/**
 * Shows the part that the list is narrowed to, else around the golfer, else where most games of the golfer's time zone are, else the
 * country. Undefined until that is known.
 */
export function useFirstView(): ((map: LeafletMap) => void) | undefined {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const narrowed = search.box === undefined ? undefined : readBox(search.box);
  const known = narrowed ?? (position && boxAround(position, search.radius ?? RADIUS_KM.default));
  // Of the search with which the map was opened: it stays what it is when the list is no longer narrowed.
  const [sought] = useState(() => {
    if (known) return skipToken;
    const filter = search.filter === "nearby" ? undefined : search.filter;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return { ...teeTimeFilterOf({ ...search, filter }, undefined), timeZone };
  });
  const most = trpc.teeTime.mapStart.useQuery(sought);
  if (!known && sought !== skipToken && most.isPending) return undefined;
  const view = known ?? (most.data ? boxAround(most.data, LOCAL_KM) : COUNTRY);
  return (map) => map.fitBounds(boundsOf(view), { animate: false });
}
