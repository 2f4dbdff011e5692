import type { QuietCourse } from "@fourball/domain/tee-time/map";
import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { MapPoint } from "../../../kit/map/map-point.tsx";
import { TOWN_ZOOM } from "../../../kit/map/town-guides.ts";

/** Courses without games as quiet dots, at town zoom with their names. Who cannot see them finds courses by searching. */
export function QuietCourses({ map, courses }: { map: LeafletMap; courses: readonly QuietCourse[] }): ReactNode {
  const [isTown, setTown] = useState(() => map.getZoom() >= TOWN_ZOOM);
  useEffect(() => {
    const look = (): void => setTown(map.getZoom() >= TOWN_ZOOM);
    map.on("zoomend", look);
    return () => void map.off("zoomend", look);
  }, [map]);
  return courses.map(({ courseId, courseName, latitude, longitude }) => (
    <MapPoint key={courseId} latitude={latitude} longitude={longitude} map={map}>
      <span aria-hidden="true" className="map-quiet">
        {isTown ? <span className="map-quiet-name">{courseName}</span> : null}
      </span>
    </MapPoint>
  ));
}
