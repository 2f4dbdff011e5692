import type { AdminDay } from "@fourball/domain/admin/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { shortDate } from "../../../shared/formatting.ts";
import { ChartCard } from "./chart-card.tsx";
import { fillSummary, gamesSummary, rateText } from "./day-figures.ts";
import { FillLine } from "./fill-line.tsx";
import { GamesBars } from "./games-bars.tsx";

const pair = "stack gap-5 lg:grid-cols-2";

export function DayCharts({ days }: { days: readonly AdminDay[] }): ReactNode {
  const games = gamesSummary(days);
  const fill = fillSummary(days);
  const isQuiet = days.every((day) => day.games === 0);
  return (
    <div className={pair}>
      <ChartCard
        chart={isQuiet ? null : <GamesBars days={days} label={`Bar chart: ${games}`} />}
        columns={["Day", "Games"]}
        rows={days.map((day) => [shortDate(day.date), day.games])}
        summary={games}
        title="Games a day"
      />
      <ChartCard
        chart={isQuiet ? null : <FillLine days={days} label={`Line chart: ${fill}`} />}
        columns={["Day", "Taken", "Spots", "Fill rate"]}
        rows={days.map((day) => [shortDate(day.date), day.taken, day.spots, rateText(day)])}
        summary={fill}
        title="Fill rate"
      />
    </div>
  );
}

export function DayChartsSkeleton(): ReactNode {
  return (
    <div className={pair}>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
