import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

const three = ["first", "second", "third"];

/** In one column: the cover, the card over it, and the rows of settings. */
export function ProfilePlaceSkeleton(): ReactNode {
  return (
    <div className="stack gap-3.5">
      <Skeleton className="h-36 max-sm:-mx-4 max-sm:-mt-6" />
      <Card className="relative -mt-17.5 overflow-visible px-4 pb-4">
        <div className="flex items-end justify-between">
          <Skeleton className="-mt-9 size-23 rounded-chip" />
          <Skeleton className="h-11 w-26 rounded-control" />
        </div>
        <Skeleton className="mt-4 h-6 w-48" />
        <Skeleton className="mt-3 h-10 w-72 max-w-full" />
        <Skeleton className="mt-3 h-14 w-full" />
        <div className="tear my-3 grid grid-cols-3 justify-items-center pt-3">
          {three.map((each) => (
            <Skeleton className="h-13 w-20" key={each} />
          ))}
        </div>
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="mt-2 h-11 rounded-control" />
        <Skeleton className="mt-7 h-14" />
      </Card>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
