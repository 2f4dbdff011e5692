import type { ReactNode } from "react";
import { MapPoint } from "../../kit/map/map-point.tsx";
import { useBaseMap } from "../../kit/map/use-base-map.ts";

type CourseMapProps = { latitude: number; longitude: number };

/** Close enough to know the coast or the state by. */
const ZOOM = 8;

/** Where the course is, as a picture: the way there is the link beneath. */
export function CourseMap({ latitude, longitude }: CourseMapProps): ReactNode {
  const { ref, map } = useBaseMap((created) => created.setView([latitude, longitude], ZOOM, { animate: false }));
  return (
    <div aria-hidden="true" className="map-picture" inert>
      <div className="map-picture-frame" ref={ref} />
      {map ? (
        <MapPoint latitude={latitude} longitude={longitude} map={map}>
          <span className="map-flag" />
        </MapPoint>
      ) : null}
    </div>
  );
}
