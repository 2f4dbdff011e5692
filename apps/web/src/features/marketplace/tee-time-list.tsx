import type { TeeTimeCard as CardData } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { lazy, type ReactNode, Suspense } from "react";
import { useDelayedFlag } from "../../shared/page/use-delayed-flag.ts";
import { TeeTimeCard } from "../../tee-time/card/tee-time-card.tsx";
import { TeeTimeCardSkeleton } from "../../tee-time/card/tee-time-card-skeleton.tsx";
import { spotCountsOf } from "../../tee-time/face/spot-counts.ts";
import { datesText } from "./active-filters.ts";
import { ListFailed } from "./list-failed.tsx";
import { LoadMore } from "./load-more.tsx";
import { type MarketplaceSearch, sortOf } from "./marketplace-search.ts";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useTeeTimes } from "./use-tee-times.ts";

// Empty states load on demand: a first visit usually finds games.
const NoTeeTimes = lazy(() => import("./no-tee-times.tsx").then(({ NoTeeTimes }) => ({ default: NoTeeTimes })));
const NeedsPosition = lazy(() => import("./needs-position.tsx").then(({ NeedsPosition }) => ({ default: NeedsPosition })));

export function TeeTimeList(): ReactNode {
  const { search } = useMarketplaceSearch();
  const { list, count, lacksPosition } = useTeeTimes(search);
  const isWaiting = list.isPending || list.isPlaceholderData;
  const isSlow = useDelayedFlag(isWaiting && !lacksPosition);
  return (
    <section aria-busy={isWaiting} aria-labelledby="available" className="mt-5 sm:mt-7">
      <div className="mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-h1 max-sm:text-h2" id="available">
          {texts.list.title}
        </h2>
        <p className="min-h-[1.5em] text-ink-2" role="status">
          {isSlow ? <span className="sr-only">{texts.list.loading}</span> : null}
          {count === undefined || lacksPosition ? null : countedText(count, search)}
        </p>
      </div>
      <Suspense>
        <Found isSlow={isSlow} lacksPosition={lacksPosition} list={list} total={count} />
      </Suspense>
    </section>
  );
}

type FoundProps = Pick<ReturnType<typeof useTeeTimes>, "list" | "lacksPosition"> & { isSlow: boolean; total: number | undefined };

/** The sort is stable, so the rest of the order stays. */
const fullLastInDay = (teeTimes: CardData[]): CardData[] =>
  teeTimes.toSorted((a, b) => a.date.localeCompare(b.date) || Number(isFull(a)) - Number(isFull(b)));
const isFull = (teeTime: CardData): boolean => openSpots(spotCountsOf(teeTime)) <= 0;

function Found({ list, lacksPosition, isSlow, total }: FoundProps): ReactNode {
  const { search } = useMarketplaceSearch();
  if (lacksPosition) return <NeedsPosition />;
  if (isSlow) return <Skeletons />;
  if (!list.data) return list.error ? <ListFailed error={list.error} retry={() => void list.refetch()} /> : null;
  const inOrder = sortOf(search) === "soonest" ? fullLastInDay : (items: CardData[]) => items;
  // Page by page, so that loading more moves no card.
  const teeTimes = list.data.pages.flatMap(({ items }) => inOrder(items));
  if (teeTimes.length === 0) return list.isPlaceholderData ? null : <NoTeeTimes />;
  return (
    <>
      <Cards teeTimes={teeTimes} />
      <LoadMore
        failed={list.isFetchNextPageError}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        more={() => void list.fetchNextPage()}
        shown={teeTimes.length}
        total={total}
      />
    </>
  );
}

const FIRST_ROW = 3;

function Cards({ teeTimes }: { teeTimes: CardData[] }): ReactNode {
  const { search } = useMarketplaceSearch();
  return (
    <ul className="card-grid">
      {teeTimes.map((teeTime, place) => (
        <li key={teeTime.id}>
          <TeeTimeCard
            byDistance={search.filter === "nearby"}
            priority={place === 0 ? "first" : place < FIRST_ROW ? "soon" : undefined}
            teeTime={teeTime}
          />
        </li>
      ))}
    </ul>
  );
}

const skeletons = ["first", "second", "third", "fourth", "fifth", "sixth"];

function Skeletons(): ReactNode {
  return (
    <div aria-hidden="true" className="card-grid">
      {skeletons.map((place) => (
        <TeeTimeCardSkeleton key={place} />
      ))}
    </div>
  );
}

/** `23 tomorrow`, `6 on Mon, Jun 15`, `159 games`. */
function countedText(count: number, { filter, from, to }: MarketplaceSearch): string {
  const figure = new Intl.NumberFormat().format(count);
  if (filter) return texts.list.quick[filter](figure);
  if (from && from === to) return texts.list.onDays(figure, datesText(from, to));
  return texts.list.games(count);
}
