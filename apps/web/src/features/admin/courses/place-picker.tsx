import L from "leaflet";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useBaseMap } from "../../../kit/map/use-base-map.ts";
import { courseTexts } from "./texts.ts";

type Place = { latitude: number; longitude: number };

type PlacePickerProps = {
  latitude: number | undefined;
  longitude: number | undefined;
  onPlace: (place: Place) => void;
};

const LOWER_48 = L.latLngBounds([24.5, -124.8], [49.4, -66.9]);
const COURSE_ZOOM = 9;
/** About a meter. */
const DIGITS = 5;

/** A map with the pin of a course, which can be dragged; a click moves it too. */
export function PlacePicker({ latitude, longitude, onPlace }: PlacePickerProps): ReactNode {
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const { ref, map } = useBaseMap((created) => {
    if (hasPlace) created.setView([latitude, longitude], COURSE_ZOOM, { animate: false });
    else created.fitBounds(LOWER_48, { animate: false });
  });
  const put = useEffectEvent(({ lat, lng }: L.LatLng) =>
    onPlace({ latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) }),
  );
  useEffect(() => {
    const click = ({ latlng }: L.LeafletMouseEvent): void => put(latlng);
    map?.on("click", click);
    return () => void map?.off("click", click);
  }, [map]);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const pin = L.marker([latitude, longitude], {
      draggable: true,
      autoPan: true,
      keyboard: false,
      icon: L.divIcon({ className: "map-place-pin", iconSize: [44, 44] }),
    }).addTo(map);
    pin.on("dragend", () => put(pin.getLatLng()));
    return () => void pin.remove();
  }, [map, latitude, longitude]);
  return (
    <section aria-label={courseTexts.course.place.map} className="h-full">
      <div className="h-full" ref={ref} />
    </section>
  );
}
