import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

const four = ["first", "second", "third", "fourth"];

/** My Games in one column, the whole dashboard on a wide page. */
export function DashboardSkeleton(): ReactNode {
  return (
    <div className="stack gap-3.5 lg:gap-6">
      <div className="-mt-2 flex h-11 items-center lg:hidden">
        <Skeleton className="h-5.5 w-28" />
      </div>
      <div className="flex h-15.75 items-center gap-4 max-lg:hidden">
        <Skeleton className="size-12 rounded-chip" />
        <div className="grid grow gap-2">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-4.5 w-96" />
        </div>
        <Skeleton className="h-12 w-50 rounded-control" />
      </div>
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
        <div className="stack gap-3.5 lg:gap-6">
          <Skeleton className="h-83 rounded-card sm:h-68.5" />
          <Skeleton className="h-11 w-96 max-lg:hidden" />
          <Card>
            <div className="grid h-17 grid-cols-4 lg:h-13 place-items-center">
              {four.map((each) => (
                <Skeleton className="h-10 w-14" key={each} />
              ))}
            </div>
            {four.map((each) => (
              <div className="flex h-16.25 items-center gap-4 border-line border-t px-4" key={each}>
                <Skeleton className="h-8 w-14" />
                <Skeleton className="h-4.5 w-1/2" />
              </div>
            ))}
          </Card>
        </div>
        <Skeleton className="h-170 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
