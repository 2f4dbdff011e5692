import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { TeeTimeCard } from "../../golf/card/tee-time-card.tsx";
import { forgetLiveGame, readLiveGame } from "../../golf/live-game.ts";
import { AskForPushLayer } from "../../kit/push/ask-for-push-layer.tsx";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { DayStrip } from "./day-strip.tsx";
import { FilterRow, loadMapView } from "./filter-row.tsx";
import { isFiltered } from "./marketplace-search.ts";
import { StatsCard } from "./stats-card.tsx";
import { TeeTimeList } from "./tee-time-list.tsx";
import { marketplaceTexts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const MapView = lazy(() => loadMapView().then(({ MapView }) => ({ default: MapView })));
const FloatingCreate = idlePart(async () => (await import("./floating-create.tsx")).FloatingCreate);

export function MarketplaceScreen(): ReactNode {
  const { search } = useMarketplaceSearch();
  const hasMap = search.map === true;
  return (
    <div className={hasMap ? "with-map" : undefined} data-wide="">
      <div className="min-w-0">
        <h1 className="sr-only">{marketplaceTexts.title}</h1>
        <div className="grid gap-2 *:min-w-0 max-sm:-mt-5 sm:gap-2.5">
          <LiveGame />
          <div data-part="stats">
            <StatsCard />
          </div>
          <DayStrip />
          <FilterRow />
        </div>
        <div data-part="list">
          {isFiltered(search) ? null : <FromPartners />}
          <TeeTimeList />
        </div>
      </div>
      {hasMap ? (
        <Suspense>
          <MapView />
        </Suspense>
      ) : null}
      <Suspense>
        <FloatingCreate />
      </Suspense>
    </div>
  );
}

/** The games that partners show to partners first, above those that everyone sees. */
function FromPartners(): ReactNode {
  const { data } = trpc.teeTime.fromPartners.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="from-partners" className="mt-5 sm:mt-7">
      <div className="mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h1 max-sm:text-h2" id="from-partners">
          {marketplaceTexts.fromPartners.title}
        </h2>
        <p className="text-ink-2">{marketplaceTexts.fromPartners.hint}</p>
      </div>
      <ul className="card-grid">
        {data.map((teeTime) => (
          <li key={teeTime.id}>
            <TeeTimeCard teeTime={teeTime} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LiveGameCard = lazy(() => import("./live-game/live-game-card.tsx").then(({ LiveGameCard }) => ({ default: LiveGameCard })));
const LiveGameRow = lazy(() => import("./live-game/live-game-row.tsx").then(({ LiveGameRow }) => ({ default: LiveGameRow })));

const cardSpace = <Skeleton className="h-116 max-w-4xl rounded-card md:h-67" />;
const rowSpace = <Skeleton className="h-17 rounded-card" />;

/** The game that the golfer has just created: a card at first, then a row, until it is closed or a day has passed. */
function LiveGame(): ReactNode {
  const { id } = useMember();
  const created = useLocation({ select: ({ state }) => state.liveGame });
  const [kept, setKept] = useState(() => readLiveGame(id));
  const teeTimeId = kept ?? created;
  if (!teeTimeId) return null;

  function close(): void {
    forgetLiveGame();
    setKept(undefined);
  }

  const isNew = teeTimeId === created;
  return (
    <>
      <Suspense fallback={isNew ? cardSpace : rowSpace}>
        {isNew ? (
          <LiveGameCard space={cardSpace} teeTimeId={teeTimeId} />
        ) : (
          <LiveGameRow close={close} space={rowSpace} teeTimeId={teeTimeId} />
        )}
      </Suspense>
      {isNew ? <AskForPushLayer host="anyone" /> : null}
    </>
  );
}
