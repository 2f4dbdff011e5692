import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { StandingGameSkeleton } from "../standing-games-skeleton.tsx";

export const NewStandingGameSkeleton = (): ReactNode => (
  <div className="stack mx-auto max-w-3xl gap-4 sm:gap-5">
    <Skeleton className="my-1.5 h-5 w-36" />
    <Skeleton className="h-9 w-60" />
    <StandingGameSkeleton />
  </div>
);
