import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const CalendarFeed = lazy(() =>
  whenIdle()
    .then(() => import("./calendar-feed.tsx"))
    .then(({ CalendarFeed }) => ({ default: CalendarFeed })),
);

/** The private calendar feed of the golfer. */
export const CalendarSection = memo(function CalendarSection(): ReactNode {
  return (
    <SectionCard description={texts.calendarHint}>
      <Suspense fallback={<Skeleton className="h-10 w-52" />}>
        <CalendarFeed />
      </Suspense>
    </SectionCard>
  );
});
