import L, { type Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "../trpc/trpc.ts";
import "leaflet/dist/leaflet.css";
import "./map.css";
import type { MapTiles } from "@fourball/domain/course/map-tiles";
import { isStill } from "../page/is-still.ts";
import { mapTexts } from "./texts.ts";
import { addTownGuides } from "./town-guides.ts";

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

/** From the Aleutians to Maine, and room to pull beyond. */
const REACH = L.latLngBounds([-5, -180], [75, -30]);
/** The drawn map has nothing to show from closer. */
const ZOOM = { min: 3, max: 13, maxWithTiles: 18 };

/**
 * A map in an element that has its size: the operator's tiles, or states and coasts drawn from what ships with the app. Remove it
 * when it is no longer shown.
 */
function createBaseMap(element: HTMLElement, tiles: MapTiles | null): L.Map {
  const moves = !isStill();
  const map = L.map(element, {
    attributionControl: tiles !== null,
    zoomControl: false,
    minZoom: ZOOM.min,
    maxZoom: tiles ? ZOOM.maxWithTiles : ZOOM.max,
    maxBounds: REACH,
    maxBoundsViscosity: 0.6,
    // Tiles are sharp at whole steps only.
    zoomSnap: tiles ? 1 : 0.25,
    renderer: L.svg({ padding: 0.6 }),
    inertia: moves,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
  });
  L.control.zoom({ position: "topright", zoomInTitle: mapTexts.zoomIn, zoomOutTitle: mapTexts.zoomOut }).addTo(map);
  if (tiles) {
    map.attributionControl.setPrefix(false);
    L.tileLayer(tiles.url, { attribution: asText(tiles.attribution), maxZoom: ZOOM.maxWithTiles }).addTo(map);
  } else {
    element.classList.add("map-drawn");
    void import("./atlas.ts").then(({ addAtlas }) => addAtlas(map));
    addTownGuides(map);
  }
  return map;
}

/** Leaflet takes it as HTML. */
function asText(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
