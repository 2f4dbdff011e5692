import type { AdminDay } from "@fourball/domain/admin/schema";
import type { ReactNode } from "react";
import { shortDate } from "../../../shared/formatting.ts";
import { fillRate, percentText, rateText } from "./day-figures.ts";
import { Plot } from "./plot.tsx";

const TOP = 100;

/** A day without spots has no rate: the line goes from the day before to the day after, and only days with one have a dot. */
export function FillLine({ days, label }: { days: readonly AdminDay[]; label: string }): ReactNode {
  const points = days.flatMap((day, index) => {
    const rate = fillRate(day);
    return rate === null ? [] : [{ x: index + 0.5, y: TOP - rate * TOP }];
  });
  // A dot is a line of no length with round ends: it stays round, however the picture is stretched.
  const dots = points.map(({ x, y }) => `M${x} ${y}h0`).join("");
  return (
    <Plot dates={days.map(({ date }) => date)} height={TOP} label={label} middle={percentText(0.5)} top={percentText(1)}>
      <polyline
        className="fill-none stroke-2 stroke-flag"
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path className="fill-none stroke-[6px] stroke-flag" d={dots} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      {days.map((day, index) => (
        <rect className="fill-transparent" height={TOP} key={day.date} width={1} x={index} y={0}>
          <title>{`${shortDate(day.date)}: ${rateText(day)}`}</title>
        </rect>
      ))}
    </Plot>
  );
}
