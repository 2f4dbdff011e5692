import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Button, buttonStyle } from "@fourball/ui/button";
import { chipStyle } from "@fourball/ui/chip";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { distanceText, format, onItsOwnClock } from "../../kit/formatting.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { activeFilters } from "./filters/active-filters.ts";
import { filterTexts } from "./filters/filter-texts.ts";
import { filterRowTexts } from "./filters/row-texts.ts";
import { useCourseName } from "./filters/use-course-name.ts";
import { teeTimeFilterOf } from "./marketplace-search.ts";
import { SaveSearchButton } from "./save-search/save-search-button.tsx";
import { marketplaceTexts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

export function NoTeeTimes(): ReactNode {
  const { search, clear } = useMarketplaceSearch();
  const isNarrowed = activeFilters(search).length > 0;
  return (
    <EmptyState
      action={
        <>
          <SaveSearchButton isOffer />
          {isNarrowed ? (
            <Button onClick={clear} variant="secondary">
              {marketplaceTexts.none.clear}
            </Button>
          ) : null}
          <Link className={buttonStyle({ variant: isNarrowed ? "secondary" : "primary" })} to="/create">
            {marketplaceTexts.create}
          </Link>
        </>
      }
      title={marketplaceTexts.none.title}
    >
      <p>{marketplaceTexts.none.advice}</p>
      {search.filter === "nearby" ? <NearestGame /> : null}
      <ActiveFilterChips />
    </EmptyState>
  );
}

const STEP_KM = 25;

/** The smallest choice of the filter that reaches it. */
const reaching = (km: number): number | undefined => {
  const radius = Math.ceil(km / STEP_KM) * STEP_KM;
  return radius <= RADIUS_KM.max ? radius : undefined;
};

const weekday = (date: string): string => format({ weekday: "long" }).format(onItsOwnClock(date));

/** Where nothing is near: the nearest game that matches the rest, and one tap to it. */
function NearestGame(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const anywhere = teeTimeFilterOf({ ...search, filter: undefined, radius: undefined }, position);
  const { data } = trpc.teeTime.list.useQuery({ ...anywhere, sort: "nearest", limit: 1 }, { enabled: position !== undefined });
  const [nearest] = data?.items ?? [];
  if (!nearest || nearest.distanceKm === null) return null;
  const radius = reaching(nearest.distanceKm);
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      <p>
        {marketplaceTexts.near.nearestBeyond(
          search.from && search.from === search.to
            ? marketplaceTexts.near.gamesOn(weekday(search.from))
            : marketplaceTexts.near.games,
          distanceText(search.radius ?? RADIUS_KM.default),
          nearest.course.name,
          distanceText(nearest.distanceKm),
        )}
      </p>
      {radius ? (
        <Button onClick={() => change({ radius: radius === RADIUS_KM.default ? undefined : radius })} variant="secondary">
          {marketplaceTexts.near.widen(distanceText(radius))}
        </Button>
      ) : (
        <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: nearest.id }} to="/tee-times/$teeTimeId">
          {marketplaceTexts.near.seeNearest}
        </Link>
      )}
    </div>
  );
}

/** What is on, each to be taken off by itself. */
function ActiveFilterChips(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const filters = activeFilters(search, useCourseName(search.course));
  if (filters.length === 0) return null;
  return (
    <ul aria-label={filterTexts.active} className="mt-4 flex flex-wrap justify-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <button aria-label={filterRowTexts.remove(label)} className={chipStyle()} onClick={() => change(without)} type="button">
            {label}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
