import { Card, TearLine } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { BackToMarketplace } from "../../shared/page/back-to-marketplace.tsx";
import { texts } from "./texts.ts";

/** The loading state of the page. */
export function TeeTimeSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="stack gap-4 sm:gap-5">
      <BackToMarketplace />
      <p className="sr-only" role="status">
        {texts.page.loading}
      </p>
      <div className="stack gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <Card>
          <Skeleton className="aspect-[21/9] sm:aspect-3/1 rounded-none" />
          <div className="flex items-center gap-6 px-4 py-5 sm:px-6">
            <Skeleton className="h-14 w-20" />
            <div className="grid grow gap-2.5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-9 w-3/4" />
              <Skeleton className="h-4 w-40" />
            </div>
          </div>
          <TearLine />
          <div className="grid gap-4 px-4 py-5 sm:px-6">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-full max-w-md" />
            <Skeleton className="h-5.5 w-64" />
          </div>
        </Card>
        <Card className="grid gap-4 p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-18 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
        </Card>
      </div>
    </div>
  );
}
