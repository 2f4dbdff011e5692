import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { courseTexts } from "./texts.ts";

export function CourseSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <p className="sr-only" role="status">
        {courseTexts.page.loading}
      </p>
      <Card className="min-w-0">
        <Skeleton className="h-44 w-full rounded-none sm:h-64" />
        <div className="grid gap-2 px-4 pt-4 pb-5 sm:px-6">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-5 w-40 max-w-full" />
        </div>
      </Card>
      <Skeleton className="h-72 rounded-card" />
      <div className="card-grid lg:col-span-2">
        <TeeTimeCardSkeleton />
        <TeeTimeCardSkeleton />
        <TeeTimeCardSkeleton />
      </div>
    </div>
  );
}
