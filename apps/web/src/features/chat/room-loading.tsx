import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { cardTexts as texts } from "./card-texts.ts";

export function RoomLoading(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p className="sr-only" role="status">
        {texts.loading}
      </p>
      <Skeleton className="h-10 w-3/5 rounded-control" />
      <Skeleton className="h-10 w-2/5 justify-self-end rounded-control" />
      <Skeleton className="h-16 w-4/5 rounded-control" />
    </div>
  );
}
