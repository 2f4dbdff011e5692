import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** The page with one game. */
export const StandingGamesSkeleton = (): ReactNode => (
  <div className="stack gap-4 sm:gap-5">
    <Skeleton className="h-9 w-60" />
    <Skeleton className="h-5 w-80 max-w-full" />
    <StandingGameSkeleton />
  </div>
);

export const StandingGameSkeleton = (): ReactNode => (
  <Card>
    <Skeleton className="h-28 w-full rounded-none sm:h-35" />
    <div className="stack gap-6 p-4 sm:p-6">
      <div className="grid gap-2">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-20 rounded-control" />
      <Skeleton className="h-40 rounded-control" />
    </div>
  </Card>
);
