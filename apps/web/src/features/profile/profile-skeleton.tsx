import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { profileTexts } from "./texts.ts";

export function ProfileSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="stack gap-8">
      <p className="sr-only" role="status">
        {profileTexts.page.loading}
      </p>
      <Card>
        <Skeleton className="aspect-[4/1] max-h-60 w-full rounded-none" />
        <div className="grid gap-4 px-4 pb-5 sm:px-6">
          <Skeleton className="-mt-12 size-24 rounded-chip" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full" />
          <Skeleton className="h-12 w-full max-w-prose" />
        </div>
      </Card>
      <div className="card-grid">
        <TeeTimeCardSkeleton />
        <TeeTimeCardSkeleton />
        <TeeTimeCardSkeleton />
      </div>
    </div>
  );
}
