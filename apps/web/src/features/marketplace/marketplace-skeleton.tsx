import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { StatTiles } from "./stats-card.tsx";

const places = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The marketplace before its code has come. */
export function MarketplaceSkeleton(): ReactNode {
  return (
    <>
      <div aria-hidden="true" className="grid gap-2 *:min-w-0 max-sm:-mt-5 sm:gap-2.5" data-wide="">
        <StatTiles stats={undefined} />
        <Skeleton className="h-14 rounded-control" />
        <Skeleton className="h-9 rounded-control coarse:h-11" />
      </div>
      <div aria-hidden="true" className="mt-1 sm:mt-5">
        <Skeleton className="mb-1.5 h-8 w-64 sm:mb-3.5 sm:w-80" />
        <div className="card-grid">
          {places.map((place) => (
            <TeeTimeCardSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  );
}
