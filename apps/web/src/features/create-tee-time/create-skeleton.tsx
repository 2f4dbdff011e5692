import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { NO_PLACE } from "../../golf/face/sky-pictures.ts";
import { BackOnPicture } from "../../kit/page/back-to-marketplace.tsx";
import { TopWithTitle } from "./sky-top.tsx";

const rows = ["how", "description", "public"];

/** The sky, the sentence and what is below it. */
export function CreateSkeleton(): ReactNode {
  return (
    <div className="mx-auto stack w-full max-w-3xl gap-4" data-own-frame>
      <Skeleton className="-mt-4.5 -mb-2 h-10 w-36 max-sm:hidden" />
      <Card className="max-sm:contents">
        <TopWithTitle
          as="p"
          back={
            <span className="contents sm:hidden">
              <BackOnPicture />
            </span>
          }
          {...NO_PLACE}
        />
        <div className="stack gap-6 sm:p-6">
          <div className="stack gap-3">
            <Skeleton className="h-9 w-60" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9 w-24" />
            <Skeleton className="h-5 w-36" />
          </div>
          {rows.map((row) => (
            <Skeleton className="h-12 rounded-control" key={row} />
          ))}
        </div>
      </Card>
    </div>
  );
}
