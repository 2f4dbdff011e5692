import type { ReactNode } from "react";
import { Plot } from "./plot.tsx";

const GAP = 0.15;

type DayBar = { date: string; value: number /** What the bar says to the pointer. */; title: string };

type DayBarsProps = {
  label: string;
  bars: readonly DayBar[];
  /** The highest value that fits. */
  top: number;
  text: (value: number) => string;
};

export function DayBars({ label, bars, top, text }: DayBarsProps): ReactNode {
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
