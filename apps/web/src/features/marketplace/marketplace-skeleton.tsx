import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { TeeTimeCardSkeleton } from "../../tee-time/card/tee-time-card-skeleton.tsx";
import { StatTiles } from "./stats-card.tsx";

const places = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The marketplace before its code has come. */
export function MarketplaceSkeleton(): ReactNode {
  return (
    <>
      <div aria-hidden="true" className="grid gap-2.5 *:min-w-0" data-wide="">
        <StatTiles stats={undefined} />
        <Skeleton className="h-20.5 rounded-control" />
        <Skeleton className="h-20 rounded-control coarse:h-24 lg:h-9 lg:coarse:h-11" />
      </div>
      <div aria-hidden="true" className="mt-5 sm:mt-7">
        <Skeleton className="mb-3.5 h-7.25 w-64 sm:h-9.5 sm:w-80" />
        <div className="card-grid">
          {places.map((place) => (
            <TeeTimeCardSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  );
}
