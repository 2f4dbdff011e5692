import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { texts } from "../texts.ts";

const CalendarFeed = lazy(() =>
  whenIdle()
    .then(() => import("./calendar-feed.tsx"))
    .then(({ CalendarFeed }) => ({ default: CalendarFeed })),
);

/** The private calendar feed of the golfer. */
export const CalendarSection = memo(function CalendarSection(): ReactNode {
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="scroll-mt-8 outline-none" id="calendar" tabIndex={-1}>
          {texts.sections.calendar}
        </h2>
        <p className="text-ink-2 text-small">{texts.calendarHint}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-10 w-52" />}>
        <CalendarFeed />
      </Suspense>
    </Card>
  );
});
