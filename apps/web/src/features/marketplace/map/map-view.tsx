import "./map-view.css";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import type { QuietCourse } from "@fourball/domain/tee-time/map";
import { buttonStyle } from "@fourball/ui/button";
import L, { type Map as LeafletMap, type PanInsideOptions } from "leaflet";
import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useState } from "react";
import { MapPoint } from "../../../kit/map/map-point.tsx";
import { TOWN_ZOOM } from "../../../kit/map/town-guides.ts";
import { useBaseMap } from "../../../kit/map/use-base-map.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { chooseNear } from "../quick-filter.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { useFirstView } from "./first-view.ts";
import { useLiftedCourse } from "./lifted-course.ts";
import { Pins } from "./pins.tsx";
import { SelectedGame } from "./selected-game.tsx";
import { gameMapTexts } from "./texts.ts";
import { UnplacedGames } from "./unplaced-games.tsx";
import { useMapGames } from "./use-map-games.ts";

const CLEAR_OF_CARD = { paddingTopLeft: [50, 80], paddingBottomRight: [60, 250] } satisfies PanInsideOptions;

/** The games of the list on a map, beside it or, on a phone, instead of it. The list has the same games for everybody. */
export function MapView(): ReactNode {
  const { ref, map } = useBaseMap(useFirstView());
  const { games, view } = useMapGames(map);
  const [selected, setSelected] = useState<string>();
  const lifted = useLiftedCourse();
  const pins = games.data?.pins ?? [];
  const chosen = pins.find(({ courseId }) => courseId === selected);
  useEffect(() => {
    // The card lies over the lower part of the map.
    if (map && chosen) map.panInside([chosen.latitude, chosen.longitude], CLEAR_OF_CARD);
  }, [map, chosen]);
  return (
    <section aria-label={gameMapTexts.title} className="map-view">
      <div className="map-frame" ref={ref} />
      <p className="sr-only" role="status">
        {statusText(games)}
      </p>
      <p className="sr-only" id="map-hint">
        {gameMapTexts.hint}
      </p>
      {map ? (
        <>
          <QuietCourses courses={games.data?.quiet ?? []} map={map} />
          <Pins
            clusters={games.data?.clusters ?? []}
            lifted={lifted}
            map={map}
            onSelect={setSelected}
            pins={pins}
            selected={selected}
          />
          <NearCircle map={map} />
          <SearchArea map={map} view={view} />
        </>
      ) : null}
      {games.error ? (
        <div className="map-notice">
          <LoadFailed error={games.error} retry={games.refetch} title={gameMapTexts.failed} />
        </div>
      ) : null}
      {chosen ? <SelectedGame onSelect={setSelected} pin={chosen} pins={pins} /> : null}
      <UnplacedGames />
    </section>
  );
}

function statusText({ data, isPending }: ReturnType<typeof useMapGames>["games"]): string {
  if (isPending) return gameMapTexts.loading;
  const count = [...(data?.pins ?? []), ...(data?.clusters ?? [])].reduce((sum, { games }) => sum + games, 0);
  return count > 0 ? gameMapTexts.onMap(count) : gameMapTexts.noneHere;
}

/** Where the golfer is and, with Near Me, how far it reaches. */
function NearCircle({ map }: { map: L.Map }): null {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const radiusKm = search.filter === "nearby" ? (search.radius ?? RADIUS_KM.default) : undefined;
  useEffect(() => {
    if (!position) return;
    const here: L.LatLngTuple = [position.latitude, position.longitude];
    const drawn = [L.circleMarker(here, { radius: 7, interactive: false, className: "map-here" })];
    if (radiusKm !== undefined)
      drawn.push(L.circle(here, { radius: radiusKm * 1000, interactive: false, className: "map-near" }));
    for (const shape of drawn) shape.addTo(map);
    return () => {
      for (const shape of drawn) shape.remove();
    };
  }, [map, position, radiusKm]);
  return null;
}

/** Courses without games as quiet dots, at town zoom with their names. Who cannot see them finds courses by searching. */
function QuietCourses({ map, courses }: { map: LeafletMap; courses: readonly QuietCourse[] }): ReactNode {
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

/** Offers to narrow the list to what the map shows, once the golfer has moved the map. */
function SearchArea({ map, view }: { map: LeafletMap; view: string | undefined }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const move = (): void => setMoved(true);
    map.on("dragend zoomend", move);
    return () => void map.off("dragend zoomend", move);
  }, [map]);
  if (!isMoved || view === undefined || search.box === view) return null;
  const narrow = (): void => {
    setMoved(false);
    // Within a radius and within a part of the map there would often be nothing.
    change({ ...(search.filter === "nearby" && chooseNear(search, false)), box: view });
  };
  return (
    <button className={buttonStyle({ variant: "secondary", className: "map-search" })} onClick={narrow} type="button">
      <Search aria-hidden="true" /> {gameMapTexts.searchArea}
    </button>
  );
}
