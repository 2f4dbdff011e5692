import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

const days = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** The form with its shortcuts; beside it, on a wide page, the preview. */
export function CreateSkeleton(): ReactNode {
  return (
    <div className="stack gap-4 sm:gap-5">
      <Skeleton className="my-1.5 h-5 w-36" />
      <Skeleton className="h-9 w-60" />
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <Card className="stack gap-6 p-4 sm:p-6">
          <div className="flex gap-1.5 overflow-clip *:shrink-0">
            <Skeleton className="h-9 w-42 rounded-chip coarse:h-11" />
            <Skeleton className="h-9 w-44 rounded-chip coarse:h-11" />
            <Skeleton className="h-9 w-48 rounded-chip coarse:h-11" />
          </div>
          <Labeled>
            <Skeleton className="h-10 rounded-control coarse:h-11" />
          </Labeled>
          <Labeled>
            <div className="flex gap-1.5 overflow-clip *:shrink-0">
              {days.map((day) => (
                <Skeleton className="h-16 w-16 rounded-control lg:w-20" key={day} />
              ))}
            </div>
            <Skeleton className="mt-1 h-9 w-36 rounded-chip coarse:h-11" />
          </Labeled>
          <div className="grid grid-cols-2 gap-4">
            <Labeled>
              <Skeleton className="h-10 rounded-control coarse:h-11" />
            </Labeled>
            <Labeled>
              <Skeleton className="h-10 rounded-control coarse:h-11" />
            </Labeled>
          </div>
          <Skeleton className="mt-4 h-11" />
          <Skeleton className="h-40 rounded-control" />
        </Card>
        <div className="stack gap-3">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </div>
    </div>
  );
}

function Labeled({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="stack gap-2">
      <Skeleton className="h-4 w-24" />
      {children}
    </div>
  );
}
