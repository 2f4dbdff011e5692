import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { TeeTimeCard, type TeeTimeCardProps } from "../../golf/card/tee-time-card.tsx";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { FitNote } from "../../golf/reasons/fit-note.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { useDelayedFlag } from "../../kit/page/use-delayed-flag.ts";
import { numberText } from "../../kit/plural.ts";
import { putOffPlace, wasAskedForPlace } from "../../kit/remembered-position.ts";
import { datesText } from "./filters/count-filters.ts";
import { LoadMore } from "./load-more.tsx";
import { isFiltered } from "./marketplace-search.ts";
import { partsOfList } from "./parts-of-list.ts";
import { chosenDay } from "./quick-filter.ts";
import { SaveSearchButton } from "./save-search/save-search-button.tsx";
import { marketplaceTexts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useTeeTimes } from "./use-tee-times.ts";
import { WhereDoYouPlay } from "./where-do-you-play.tsx";

// What most visits don't show loads on demand.
const DayOfList = lazy(() => import("./day-sky/day-of-list.tsx").then(({ DayOfList }) => ({ default: DayOfList })));
const NoTeeTimes = lazy(() => import("./no-tee-times.tsx").then(({ NoTeeTimes }) => ({ default: NoTeeTimes })));

const daySpace = (
  <div style={{ marginBottom: 12 }}>
    <div className="h-14 sm:h-16" />
    <div className="mt-1 h-4" />
  </div>
);

export function TeeTimeList(): ReactNode {
  // What was tapped is painted first, then the list follows it.
  const search = useDeferredValue(useMarketplaceSearch().search);
  const { list, count, lacksPosition } = useTeeTimes(search);
  const isWaiting = list.isPending || list.isPlaceholderData;
  const isSlow = useDelayedFlag(isWaiting && !lacksPosition);
  const title = useRef<HTMLHeadingElement>(null);
  const day = lacksPosition ? undefined : chosenDay(search);
  const head = (
    <div className="mb-1.5 flex min-h-8 items-center gap-x-3 sm:mb-3.5">
      <h2 className="text-h3 sm:text-h2" id="available" ref={title} tabIndex={-1}>
        {marketplaceTexts.list.title}
      </h2>
      <p className="text-ink-2 max-sm:ml-auto max-sm:text-small" role="status">
        {isSlow ? <span className="sr-only">{marketplaceTexts.list.loading}</span> : null}
        {count === undefined || lacksPosition ? null : countedText(count, search)}
      </p>
    </div>
  );
  return (
    <section aria-busy={isWaiting} aria-labelledby="available" className="mt-1 sm:mt-5">
      {day ? (
        <Suspense
          fallback={
            <>
              {head}
              {daySpace}
            </>
          }
        >
          <DayOfList date={day} head={head} />
        </Suspense>
      ) : (
        head
      )}
      <Suspense>
        <Found focusTitle={() => title.current?.focus({ preventScroll: true })} isSlow={isSlow} search={search} />
      </Suspense>
    </section>
  );
}

type FoundProps = { search: MarketplaceSearch; isSlow: boolean; focusTitle: () => void };

function Found({ search, isSlow, focusTitle }: FoundProps): ReactNode {
  const { list, input, lacksPosition, count } = useTeeTimes(search);
  const [isAsked, setAsked] = useState(wasAskedForPlace);
  const isReturn = useIsReturn();
  // The first row is painted before the others are drawn, which keep their places until then.
  const isAllDrawn = useDeferredValue(true, isReturn);
  const found = useDeferredValue(list.data);
  const answered = (): void => {
    setAsked(true);
    focusTitle();
  };
  if (lacksPosition)
    return (
      <div className="card-grid">
        <WhereDoYouPlay onAnswered={answered} />
      </div>
    );
  if (isSlow) return <Skeletons />;
  if (!found)
    return list.error ? <LoadFailed error={list.error} retry={list.refetch} title={marketplaceTexts.list.failed} /> : null;
  const { local, farther } = partsOfList(
    found.pages.map(({ items }) => items),
    input,
  );
  const shown = local.length + farther.length;
  if (shown === 0) return list.isPlaceholderData ? null : <NoTeeTimes />;
  const cards = { byDistance: search.filter === "nearby", isAllDrawn, isReturn };
  return (
    <>
      <ul className="card-grid">
        {isAsked || isFiltered(search) ? null : <PlaceQuestion onAnswered={answered} />}
        <Cards games={local} {...cards} />
        {local.length === 0 ? <Cards games={farther} {...cards} /> : null}
      </ul>
      {local.length > 0 && farther.length > 0 ? (
        <FartherAway count={count === undefined ? undefined : count - local.length}>
          <Cards before={local.length} games={farther} {...cards} />
        </FartherAway>
      ) : null}
      {isAllDrawn ? <More list={list} shown={shown} total={count} /> : null}
      {count === 0 ? null : <SaveSearchButton />}
    </>
  );
}

const PlaceQuestion = ({ onAnswered }: { onAnswered: () => void }): ReactNode => (
  <li>
    <WhereDoYouPlay
      onAnswered={onAnswered}
      onLater={() => {
        putOffPlace();
        onAnswered();
      }}
    />
  </li>
);

type CardsProps = {
  games: readonly TeeTimeCardProps["teeTime"][];
  /** How many are above them. */
  before?: number;
  byDistance: boolean;
  isAllDrawn: boolean;
  isReturn: boolean;
};

const Cards = ({ games, before = 0, byDistance, isAllDrawn, isReturn }: CardsProps): ReactNode =>
  games.map((teeTime, index) => (
    <li className={isReturn ? undefined : "drawn-in-view"} key={teeTime.id}>
      {isAllDrawn || before + index < FIRST_ROW ? (
        <TeeTimeCard FitNote={FitNote} byDistance={byDistance} priority={priorityAt(before + index)} teeTime={teeTime} />
      ) : (
        <TeeTimeCardSkeleton />
      )}
    </li>
  ));

/** All local games are above it, so the others are the rest. */
function FartherAway({ count, children }: { count: number | undefined; children: ReactNode }): ReactNode {
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-small before:tear before:grow before:border-line-strong after:tear after:grow after:border-line-strong">
        <span>
          <strong className="font-semibold">{marketplaceTexts.farther.title}</strong>
          {count === undefined ? null : ` · ${marketplaceTexts.list.games(count)}`}
        </span>
      </p>
      <ul className="card-grid">{children}</ul>
    </>
  );
}

type MoreProps = { list: ReturnType<typeof useTeeTimes>["list"]; shown: number; total: number | undefined };

const More = ({ list, shown, total }: MoreProps): ReactNode => (
  <LoadMore
    failed={list.isFetchNextPageError}
    hasMore={list.hasNextPage}
    loading={list.isFetchingNextPage}
    more={() => void list.fetchNextPage()}
    shown={shown}
    total={total}
  />
);

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

const priorityAt = (place: number): TeeTimeCardProps["priority"] =>
  place === 0 ? "first" : place < FIRST_ROW ? "soon" : undefined;

function Skeletons(): ReactNode {
  return (
    <div aria-hidden="true" className="card-grid">
      {Array.from({ length: 2 * FIRST_ROW }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike, and never change places.
        <TeeTimeCardSkeleton key={place} />
      ))}
    </div>
  );
}

/** `23 tomorrow`, `6 on Mon, Jun 15`, `159 games`. */
function countedText(count: number, search: MarketplaceSearch): string {
  const { filter, from, to } = search;
  const figure = numberText(count);
  if (count === 0 && chosenDay(search)) return marketplaceTexts.list.noneYet;
  if (filter) return marketplaceTexts.list.quick[filter](figure);
  if (from && from === to) return marketplaceTexts.list.onDays(figure, datesText(from, to));
  return marketplaceTexts.list.games(count);
}
