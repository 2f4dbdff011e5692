import { Card, TearLine } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** A loading placeholder with the measures of a card. */
export function TeeTimeCardSkeleton(): ReactNode {
  return (
    <Card className="flex flex-col" data-skeleton="tee-time-card">
      <Skeleton className="h-28 rounded-none sm:h-35" isPicture />
      <div className="grid min-h-24 grid-cols-[auto_1fr] items-center gap-3.5 px-4 py-2">
        <div className="grid min-w-20 justify-items-center gap-1">
          <Skeleton className="h-9 w-14" />
          <Skeleton className="h-3 w-6" />
          <Skeleton className="h-3.5 w-12" />
        </div>
        <div className="grid gap-1.5 border-line border-l py-1 pl-3.5">
          <Skeleton className="h-4.5 w-3/4" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
      <TearLine />
      <div className="grid gap-2.5 px-4 pt-2.5 pb-3.5">
        <div className="flex h-[1lh] items-center justify-between text-small">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-16" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <div className="flex min-h-9 flex-999 basis-42 items-center gap-2">
            <Skeleton className="size-9 rounded-chip" />
            <div className="grid grow gap-1.5">
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className="h-3 w-28" />
            </div>
          </div>
          <Skeleton className="h-10 grow basis-29 rounded-control sm:basis-34 coarse:h-11" />
        </div>
      </div>
    </Card>
  );
}
