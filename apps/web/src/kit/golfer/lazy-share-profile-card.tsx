import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { idlePart } from "../when-idle.ts";

const Loaded = idlePart(async () => (await import("./share-profile-card.tsx")).ShareProfileCard);

/** After what the golfer came for, in the place that it will take. */
export const ShareProfileCard = (): ReactNode => (
  <Suspense fallback={<Skeleton className="h-54 rounded-card" />}>
    <Loaded />
  </Suspense>
);
