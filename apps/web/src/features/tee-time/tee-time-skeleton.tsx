import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { skyAtEdge, skyBox } from "../../golf/face/game-sky.tsx";
import { BackOnPicture, BackToMarketplace } from "../../kit/page/back-to-marketplace.tsx";
import { SkyHeader } from "./sky-header.tsx";
import { teeTimeTexts } from "./texts.ts";

const rows = ["host", "second", "third", "fourth"];

/** The loading state of the page, below the sky of a game that a list has shown already. */
export function TeeTimeSkeleton({ card }: { card?: TeeTimeCard | undefined }): ReactNode {
  return (
    <div aria-busy="true" className="stack gap-4" data-own-frame>
      <p className="sr-only" role="status">
        {teeTimeTexts.page.loading}
      </p>
      <div className="-mt-4.5 -mb-2 flex min-h-10 items-center max-sm:hidden">
        <BackToMarketplace />
      </div>
      <div className="stack gap-4 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start lg:gap-6">
        <div className="stack gap-4">
          <Card className="max-sm:contents">
            {card ? (
              <SkyHeader as="p" teeTime={card} />
            ) : (
              <div className={`relative overflow-clip ${skyBox} ${skyAtEdge} max-sm:h-69`}>
                <Skeleton className="absolute inset-0 rounded-none" isPicture />
                <div className="relative px-4.5 pt-[calc(0.75rem+env(safe-area-inset-top,0px))] sm:hidden">
                  <BackOnPicture />
                </div>
              </div>
            )}
            <Skeleton className="h-17 rounded-none max-sm:hidden" />
          </Card>
          <div className="flex h-16.5 items-start justify-around sm:hidden">
            {rows.slice(1).map((each) => (
              <Skeleton className="size-11 rounded-chip" key={each} />
            ))}
          </div>
          <Skeleton className="h-24 rounded-card sm:hidden" />
          <Card className="px-4 pb-1 sm:px-7">
            <div className="flex h-12 items-center">
              <Skeleton className="h-5 w-32" />
            </div>
            <div className="border-line border-t sm:pt-7.5">
              {rows.map((each) => (
                <div className="flex h-13 items-center gap-3" key={each}>
                  <Skeleton className="size-9 rounded-chip" />
                  <Skeleton className="h-4 w-36" />
                </div>
              ))}
            </div>
          </Card>
        </div>
        <Card className="grid gap-4 p-5 max-lg:hidden">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-18 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
        </Card>
      </div>
    </div>
  );
}
