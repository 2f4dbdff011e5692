import type { ReactNode } from "react";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { Attention } from "./overview/attention.tsx";
import { DayCharts, DayChartsSkeleton } from "./overview/day-charts.tsx";
import { FigureCards } from "./overview/figure-cards.tsx";
import { RecentTeeTimes } from "./overview/recent-tee-times.tsx";
import { RecentUsers } from "./overview/recent-users.tsx";
import { texts } from "./texts.ts";

export function OverviewTab(): ReactNode {
  const stats = trpc.admin.stats.useQuery();
  const days = trpc.admin.days.useQuery();
  return (
    <div className="stack gap-5">
      <Attention />
      <FigureCards stats={stats.data} />
      <QueryBody failed={texts.overview.noCharts} query={days} skeleton={<DayChartsSkeleton />}>
        {(counted) => <DayCharts days={counted} />}
      </QueryBody>
      <QueryBody failed={texts.overview.noFigures} query={stats}>
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
