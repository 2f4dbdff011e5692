import L from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

type MapPointProps = {
  map: L.Map;
  latitude: number;
  longitude: number;
  /** Above its neighbors. */
  isRaised?: boolean;
  children: ReactNode;
};

/** Keeps its children at a place of a map: their lower middle stands there. */
export function MapPoint({ map, latitude, longitude, isRaised = false, children }: MapPointProps): ReactNode {
  const [element] = useState(() => {
    const point = document.createElement("div");
    point.className = "map-point";
    // A press on a pin neither pulls the map nor zooms it.
    L.DomEvent.disableClickPropagation(point);
    return point;
  });
  const [marker] = useState(() =>
    L.marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: "", html: element, iconSize: [0, 0] }),
    }),
  );
  useEffect(() => {
    marker.addTo(map);
    // Each has its own button or none at all.
    marker.getElement()?.removeAttribute("alt");
    return () => void marker.remove();
  }, [map, marker]);
  useEffect(() => void marker.setLatLng([latitude, longitude]), [marker, latitude, longitude]);
  useEffect(() => void marker.setZIndexOffset(isRaised ? 10_000 : 0), [marker, isRaised]);
  return createPortal(children, element);
}
