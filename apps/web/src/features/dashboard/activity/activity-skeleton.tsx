import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

const five = ["first", "second", "third", "fourth", "fifth"];

/** On a phone: a game with a request, then what happened. */
export function ActivitySkeleton(): ReactNode {
  return (
    <div className="stack gap-3">
      <Skeleton className="mt-1 mb-2 h-6 w-24" />
      <Skeleton className="h-5.5 w-40" />
      <Card className="stack gap-4 px-3.5 pt-4 pb-3">
        <Line className="size-16 rounded-control" />
        <div className="tear flex gap-3 pt-3.5">
          <Skeleton className="size-9 shrink-0 rounded-chip" />
          <div className="stack grow gap-3">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-18 w-full" />
            <div className="grid grid-cols-[1fr_1.5fr] gap-2">
              <Skeleton className="h-11 rounded-control" />
              <Skeleton className="h-11 rounded-control" />
            </div>
          </div>
        </div>
      </Card>
      <Skeleton className="my-3 h-5.5 w-20" />
      <Card>
        {five.map((each) => (
          <div className="h-15.75 px-4 py-2.5 [&+&]:tear" key={each}>
            <Line className="size-9 rounded-chip" />
          </div>
        ))}
      </Card>
    </div>
  );
}

function Line({ className }: { className: string }): ReactNode {
  return (
    <div className="flex items-center gap-3">
      <Skeleton className={`shrink-0 ${className}`} />
      <div className="grid grow gap-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </div>
  );
}
