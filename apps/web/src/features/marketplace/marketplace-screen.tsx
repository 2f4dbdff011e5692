import { lazy, type ReactNode, Suspense } from "react";
import { DayStrip } from "./day-strip.tsx";
import { FilterRow } from "./filter-row.tsx";
import { FloatingCreate } from "./floating-create.tsx";
import { LiveGame } from "./live-game/live-game.tsx";
import { loadMapView } from "./map/load-map-view.ts";
import { StatsCard } from "./stats-card.tsx";
import { TeeTimeList } from "./tee-time-list.tsx";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const MapView = lazy(() => loadMapView().then(({ MapView }) => ({ default: MapView })));

export function MarketplaceScreen(): ReactNode {
  const hasMap = useMarketplaceSearch().search.map === true;
  return (
    <div className={hasMap ? "with-map" : undefined}>
      <div className="min-w-0">
        <h1 className="sr-only">{texts.title}</h1>
        <div className="grid gap-2.5 *:min-w-0" data-wide="">
          <LiveGame />
          <div data-part="stats">
            <StatsCard />
          </div>
          <DayStrip />
          <FilterRow />
        </div>
        <div data-part="list">
          <TeeTimeList />
        </div>
      </div>
      {hasMap ? (
        <Suspense>
          <MapView />
        </Suspense>
      ) : null}
      <FloatingCreate />
    </div>
  );
}
