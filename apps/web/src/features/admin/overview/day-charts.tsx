import type { AdminDay } from "@fourball/domain/admin/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { shortDate } from "../../../kit/formatting.ts";
import { texts } from "../texts.ts";
import { ChartCard } from "./chart-card.tsx";
import { DayBars } from "./day-bars.tsx";
import { fillRate, fillSummary, gamesSummary, percentText, rateText, roundTop } from "./day-figures.ts";

const words = texts.charts;
const pair = "stack gap-5 lg:grid-cols-2";

export function DayCharts({ days }: { days: readonly AdminDay[] }): ReactNode {
  const games = gamesSummary(days);
  const fill = fillSummary(days);
  const isQuiet = days.every((day) => day.games === 0);
  return (
    <div className={pair}>
      <ChartCard
        chart={isQuiet ? null : <GamesBars days={days} label={words.chart(games)} />}
        columns={[words.day, words.games]}
        rows={days.map((day) => [shortDate(day.date), day.games])}
        summary={games}
        title={words.gamesTitle}
      />
      <ChartCard
        chart={isQuiet ? null : <FillBars days={days} label={words.chart(fill)} />}
        columns={[words.day, words.taken, words.spots, words.fill]}
        rows={days.map((day) => [shortDate(day.date), day.taken, day.spots, rateText(day)])}
        summary={fill}
        title={words.fillTitle}
      />
    </div>
  );
}

type BarsProps = { days: readonly AdminDay[]; label: string };

function GamesBars({ days, label }: BarsProps): ReactNode {
  const bars = days.map(({ date, games }) => ({ date, value: games, title: words.gamesOf(shortDate(date), games) }));
  return <DayBars bars={bars} label={label} text={String} top={roundTop(Math.max(...days.map((day) => day.games)))} />;
}

function FillBars({ days, label }: BarsProps): ReactNode {
  const bars = days.map((day) => ({
    date: day.date,
    value: fillRate(day) ?? 0,
    title: words.fillOf(shortDate(day.date), rateText(day)),
  }));
  return <DayBars bars={bars} label={label} text={percentText} top={1} />;
}

export function DayChartsSkeleton(): ReactNode {
  return (
    <div className={pair}>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
