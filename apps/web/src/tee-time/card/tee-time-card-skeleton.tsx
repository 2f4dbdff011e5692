import { Card, TearLine } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** A loading placeholder with the measures of a card. */
export function TeeTimeCardSkeleton(): ReactNode {
  return (
    <Card className="flex flex-col" data-skeleton="tee-time-card">
      <Skeleton className="aspect-[5/2] rounded-none sm:aspect-[19/9]" />
      <div className="grid min-h-19 sm:min-h-23 grid-cols-[auto_1fr] items-center gap-4 px-4 py-3">
        <div className="grid min-w-18 justify-items-center gap-1">
          <Skeleton className="h-9.5 w-14" />
          <Skeleton className="h-3.5 w-6" />
        </div>
        <div className="grid gap-1.5 border-line border-l py-1.5 pl-4">
          <Skeleton className="h-4.5 w-3/4" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
      <TearLine />
      <div className="grid gap-2.5 px-4 pt-3 pb-4">
        <div className="flex h-[1lh] items-center justify-between text-small">
          <Skeleton className="h-3.5 w-36" />
          <Skeleton className="h-3.5 w-16" />
        </div>
        <div className="flex gap-1.5">
          <Skeleton className="h-5.5 w-28" />
          <Skeleton className="h-5.5 w-16" />
        </div>
        <div className="flex h-14.5 items-center gap-2.5 sm:h-10">
          <Skeleton className="size-9 rounded-chip" />
          <div className="grid grow gap-1.5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-10 w-32 rounded-control coarse:h-11" />
        </div>
      </div>
    </Card>
  );
}
