import type { AdminDay } from "@fourball/domain/admin/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { shortDate } from "../../../kit/formatting.ts";
import { adminTexts } from "../texts.ts";
import { ChartCard } from "./chart-card.tsx";
import { fillRate, fillSummary, gamesSummary, percentText, rateText, roundTop } from "./day-figures.ts";

const words = adminTexts.charts;
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

const GAP = 0.15;

type DayBar = { date: string; value: number /** What the bar says to the pointer. */; title: string };

type DayBarsProps = {
  label: string;
  bars: readonly DayBar[];
  /** The highest value that fits. */
  top: number;
  text: (value: number) => string;
};

function DayBars({ label, bars, top, text }: DayBarsProps): ReactNode {
  return (
    <Plot dates={bars.map(({ date }) => date)} height={top} label={label} middle={text(top / 2)} top={text(top)}>
      {bars.map(({ date, value, title }, index) => (
        <g className="group" key={date}>
          <title>{title}</title>
          {/* The whole column answers the pointer, as a low bar would hardly be met. */}
          <rect className="fill-transparent" height={top} width={1} x={index} y={0} />
          <rect
            className="fill-primary group-hover:fill-primary-hover"
            height={value}
            width={1 - 2 * GAP}
            x={index + GAP}
            y={top - value}
          />
        </g>
      ))}
    </Plot>
  );
}

type PlotProps = {
  /** The accessible description. */
  label: string;
  dates: readonly string[];
  /** The height of the drawing in its own units; each day is one unit wide. */
  height: number;
  /** The labels of the top and middle lines. */
  top: string;
  middle: string;
  children: ReactNode;
};

/** A small picture over days. The words around it keep their size, whatever its width. */
function Plot({ label, dates, height, top, middle, children }: PlotProps): ReactNode {
  return (
    <div aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-ink-2 text-micro tabular-nums" role="img">
      <div className="flex h-40 flex-col justify-between text-right leading-none [&>*]:-my-1.5">
        <span>{top}</span>
        <span>{middle}</span>
        <span>0</span>
      </div>
      <svg
        aria-hidden="true"
        className="h-40 w-full overflow-visible"
        preserveAspectRatio="none"
        viewBox={`0 0 ${dates.length} ${height}`}
      >
        {[0, height / 2, height].map((y) => (
          <line className="stroke-line" key={y} vectorEffect="non-scaling-stroke" x1={0} x2={dates.length} y1={y} y2={y} />
        ))}
        {children}
      </svg>
      <div className="col-start-2 flex justify-between">
        {[dates[0], dates[Math.floor(dates.length / 2)], dates.at(-1)].map((date) => (
          <span key={date}>{date ? shortDate(date) : null}</span>
        ))}
      </div>
    </div>
  );
}
