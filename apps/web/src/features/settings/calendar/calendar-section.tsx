import { Skeleton } from "@fourball/ui/skeleton";
import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { settingsTexts } from "../texts.ts";

const CalendarFeed = idlePart(async () => (await import("./calendar-feed.tsx")).CalendarFeed);

/** The private calendar feed of the golfer. */
export const CalendarSection = memo(function CalendarSection(): ReactNode {
  return (
    <SectionCard description={settingsTexts.calendarHint}>
      <Suspense fallback={<Skeleton className="h-10 w-52" />}>
        <CalendarFeed />
      </Suspense>
    </SectionCard>
  );
});
