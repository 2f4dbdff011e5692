import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { DayCharts, DayChartsSkeleton } from "./overview/day-charts.tsx";
import { FigureCards } from "./overview/figure-cards.tsx";
import { RecentTeeTimes } from "./overview/recent-tee-times.tsx";
import { RecentUsers } from "./overview/recent-users.tsx";

export function OverviewTab(): ReactNode {
  const stats = trpc.admin.stats.useQuery();
  const days = trpc.admin.days.useQuery();
  return (
    <div className="stack gap-5">
      <FigureCards stats={stats.data} />
      <QueryBody failed="Could not load the charts" query={days} skeleton={<DayChartsSkeleton />}>
        {(counted) => <DayCharts days={counted} />}
      </QueryBody>
      <QueryBody failed="Could not load the figures" query={stats}>
        {({ recentUsers, recentTeeTimes }) => (
          <div className="stack items-start gap-5 lg:grid-cols-2">
            <RecentUsers users={recentUsers} />
            <RecentTeeTimes teeTimes={recentTeeTimes} />
          </div>
        )}
      </QueryBody>
    </div>
  );
}
