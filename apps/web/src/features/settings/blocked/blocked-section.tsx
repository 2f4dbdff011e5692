import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const BlockedGolfers = lazy(() =>
  whenIdle()
    .then(() => import("./blocked-golfers.tsx"))
    .then(({ BlockedGolfers }) => ({ default: BlockedGolfers })),
);

/** Whom the viewer blocked, and the way back. */
export const BlockedSection = memo(function BlockedSection(): ReactNode {
  return (
    <SectionCard description={texts.blocked.description} section="blocked">
      <Suspense fallback={<Skeleton className="h-6" />}>
        <BlockedGolfers />
      </Suspense>
    </SectionCard>
  );
});
