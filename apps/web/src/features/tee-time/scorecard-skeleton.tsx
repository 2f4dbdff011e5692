import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** As many rows as there are seats, at their height. */
export function ScorecardSkeleton({ seats }: { seats: number }): ReactNode {
  return (
    <div aria-busy="true" className="border-line border-t px-4 sm:px-6">
      <p className="sr-only" role="status">
        Loading players…
      </p>
      {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
        <div className="flex h-17 items-center gap-3" key={seat}>
          <Skeleton className="ml-8 size-9 rounded-chip" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  );
}
