import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "../trpc/trpc.ts";
import { createBaseMap } from "./base-map.ts";

/** A map in the element that gets the ref, once it is known whether the operator has tiles. `place` shows it its first view, as soon as there is one. */
export function useBaseMap(place: ((map: LeafletMap) => void) | undefined): {
  ref: RefObject<HTMLDivElement | null>;
  map: LeafletMap | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const placeFirst = useEffectEvent((created: LeafletMap) => place?.(created));
  const { data: tiles, isError } = trpc.course.mapTiles.useQuery();
  const isKnown = (tiles !== undefined || isError) && place !== undefined;
  useEffect(() => {
    if (!ref.current || !isKnown) return;
    const created = createBaseMap(ref.current, tiles ?? null);
    placeFirst(created);
    setMap(created);
    const watcher = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    watcher.observe(ref.current);
    return () => {
      watcher.disconnect();
      setMap(undefined);
      created.remove();
    };
  }, [isKnown, tiles]);
  return { ref, map };
}
