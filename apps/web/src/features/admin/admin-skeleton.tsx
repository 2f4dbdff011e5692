import { ADMIN_TABS } from "@fourball/domain/links/admin-search";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { DayChartsSkeleton } from "./overview/day-charts.tsx";

const four = ["first", "second", "third", "fourth"];

/** The overview, which the administration opens with. */
export function AdminSkeleton(): ReactNode {
  return (
    <div className="stack gap-5 sm:gap-6">
      <Skeleton className="h-9 w-28" />
      <div className="flex gap-4 overflow-clip border-line border-b py-3.5">
        {ADMIN_TABS.map((tab) => (
          <Skeleton className="h-5 w-16 shrink-0" key={tab} />
        ))}
      </div>
      <div className="stack gap-5">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {four.map((each) => (
            <Card className="h-20 p-4" key={each}>
              <Skeleton className="h-full w-24" />
            </Card>
          ))}
        </div>
        <DayChartsSkeleton />
      </div>
    </div>
  );
}
