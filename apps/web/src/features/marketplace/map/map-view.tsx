import "./map-view.css";
import type { PanInsideOptions } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import { useBaseMap } from "../../../kit/map/use-base-map.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFirstView } from "./first-view.ts";
import { useLiftedCourse } from "./lifted-course.ts";
import { NearCircle } from "./near-circle.ts";
import { Pins } from "./pins.tsx";
import { QuietCourses } from "./quiet-courses.tsx";
import { SearchArea } from "./search-area.tsx";
import { SelectedGame } from "./selected-game.tsx";
import { texts } from "./texts.ts";
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
    <section aria-label={texts.title} className="map-view">
      <div className="map-frame" ref={ref} />
      <p className="sr-only" role="status">
        {statusText(games)}
      </p>
      <p className="sr-only" id="map-hint">
        {texts.hint}
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
          <LoadFailed error={games.error} retry={games.refetch} title={texts.failed} />
        </div>
      ) : null}
      {chosen ? <SelectedGame onSelect={setSelected} pin={chosen} pins={pins} /> : null}
      <UnplacedGames />
    </section>
  );
}

function statusText({ data, isPending }: ReturnType<typeof useMapGames>["games"]): string {
  if (isPending) return texts.loading;
  const count = [...(data?.pins ?? []), ...(data?.clusters ?? [])].reduce((sum, { games }) => sum + games, 0);
  return count > 0 ? texts.onMap(count) : texts.noneHere;
}
