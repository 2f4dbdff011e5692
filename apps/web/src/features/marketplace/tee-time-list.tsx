import type { TeeTimeCard as CardData } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { useDelayedFlag } from "../../shared/page/use-delayed-flag.ts";
import { numberText } from "../../shared/plural.ts";
import { TeeTimeCard } from "../../tee-time/card/tee-time-card.tsx";
import { TeeTimeCardSkeleton } from "../../tee-time/card/tee-time-card-skeleton.tsx";
import { FitLine } from "../../tee-time/reasons/fit-line.tsx";
import { datesText } from "./active-filters.ts";
import { fullLastInDay } from "./full-last-in-day.ts";
import { LoadMore } from "./load-more.tsx";
import { type MarketplaceSearch, sortOf } from "./marketplace-search.ts";
import { SaveSearchButton } from "./save-search/save-search-button.tsx";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useTeeTimes } from "./use-tee-times.ts";

// Empty states load on demand: a first visit usually finds games.
const NoTeeTimes = lazy(() => import("./no-tee-times.tsx").then(({ NoTeeTimes }) => ({ default: NoTeeTimes })));
const NeedsPosition = lazy(() => import("./needs-position.tsx").then(({ NeedsPosition }) => ({ default: NeedsPosition })));

export function TeeTimeList(): ReactNode {
  // What was tapped is painted first, then the list follows it.
  const search = useDeferredValue(useMarketplaceSearch().search);
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
        {count === 0 || lacksPosition ? null : <SaveSearchButton />}
      </div>
      <Suspense>
        <Found isSlow={isSlow} lacksPosition={lacksPosition} list={list} search={search} total={count} />
      </Suspense>
    </section>
  );
}

type FoundProps = Pick<ReturnType<typeof useTeeTimes>, "list" | "lacksPosition"> & {
  search: MarketplaceSearch;
  isSlow: boolean;
  total: number | undefined;
};

function Found({ list, search, lacksPosition, isSlow, total }: FoundProps): ReactNode {
  const isReturn = useIsReturn();
  // The first row is painted before the others are drawn, which keep their places until then.
  const isAllDrawn = useDeferredValue(true, isReturn);
  const found = useDeferredValue(list.data);
  if (lacksPosition) return <NeedsPosition />;
  if (isSlow) return <Skeletons />;
  if (!found) return list.error ? <LoadFailed error={list.error} retry={list.refetch} title={texts.list.failed} /> : null;
  const inOrder = sortOf(search) === "soonest" ? fullLastInDay : (items: CardData[]) => items;
  // Page by page, so that loading more moves no card.
  const teeTimes = found.pages.flatMap(({ items }) => inOrder(items));
  if (teeTimes.length === 0) return list.isPlaceholderData ? null : <NoTeeTimes />;
  return (
    <>
      <ul className="card-grid">
        {teeTimes.map((teeTime, place) => (
          <li className={isReturn ? undefined : "drawn-in-view"} key={teeTime.id}>
            {isAllDrawn || place < FIRST_ROW ? (
              <TeeTimeCard
                FitLine={FitLine}
                byDistance={search.filter === "nearby"}
                priority={place === 0 ? "first" : place < FIRST_ROW ? "soon" : undefined}
                teeTime={teeTime}
              />
            ) : (
              <TeeTimeCardSkeleton />
            )}
          </li>
        ))}
      </ul>
      {isAllDrawn ? (
        <LoadMore
          failed={list.isFetchNextPageError}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          more={() => void list.fetchNextPage()}
          shown={teeTimes.length}
          total={total}
        />
      ) : null}
    </>
  );
}

let isFirstScreen = true;

/** Whether a golfer comes back to the list: then all of it is there at once, in its true size, so that they find their place. */
function useIsReturn(): boolean {
  const [isReturn] = useState(!isFirstScreen);
  useEffect(() => {
    isFirstScreen = false;
  }, []);
  return isReturn;
}

const FIRST_ROW = 3;

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
  const figure = numberText(count);
  if (filter) return texts.list.quick[filter](figure);
  if (from && from === to) return texts.list.onDays(figure, datesText(from, to));
  return texts.list.games(count);
}
