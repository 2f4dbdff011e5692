import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const OwnRecord = lazy(() =>
  whenIdle()
    .then(() => import("./own-record.tsx"))
    .then(({ OwnRecord }) => ({ default: OwnRecord })),
);

/** Whether the viewer showed up, entry by entry. */
export const RecordSection = memo(function RecordSection(): ReactNode {
  return (
    <SectionCard description={texts.recordHint} section="record">
      <Suspense fallback={<Skeleton className="h-24" />}>
        <OwnRecord />
      </Suspense>
    </SectionCard>
  );
});
