import type { Box } from "@fourball/domain/box";
import { boxText, readBox } from "@fourball/domain/box-text";
import { keepPreviousData, skipToken } from "@tanstack/react-query";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { boxOf } from "./first-view.ts";

/** The games in what the map shows, by the filters of the list but for its part of the map; and what it shows, as text. */
export function useMapGames(map: LeafletMap | undefined) {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const [view, setView] = useState<string>();
  useEffect(() => {
    if (!map) return;
    const look = (): void => setView(boxText(boxOf(map)));
    look();
    map.on("moveend resize", look);
    return () => void map.off("moveend resize", look);
  }, [map]);
  const box: Box | undefined = view === undefined ? undefined : readBox(view);
  const lacksPosition = search.filter === "nearby" && !position;
  const filter = teeTimeFilterOf(lacksPosition ? { ...search, filter: undefined } : search, position);
  const games = trpc.teeTime.map.useQuery(box ? { ...filter, box } : skipToken, { placeholderData: keepPreviousData });
  return { games, view };
}
