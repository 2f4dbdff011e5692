import type { AdminDay } from "@fourball/domain/admin/schema";
import type { ReactNode } from "react";
import { countText, shortDate } from "../../../shared/formatting.ts";
import { roundTop } from "./day-figures.ts";
import { Plot } from "./plot.tsx";

const GAP = 0.15;

export function GamesBars({ days, label }: { days: readonly AdminDay[]; label: string }): ReactNode {
  const top = roundTop(Math.max(...days.map(({ games }) => games)));
  return (
    <Plot dates={days.map(({ date }) => date)} height={top} label={label} middle={String(top / 2)} top={String(top)}>
      {days.map(({ date, games }, index) => (
        <g className="group" key={date}>
          <title>{`${shortDate(date)}: ${countText(games, "game")}`}</title>
          {/* The whole column answers the pointer, as a low bar would hardly be met. */}
          <rect className="fill-transparent" height={top} width={1} x={index} y={0} />
          <rect
            className="fill-primary group-hover:fill-primary-hover"
            height={games}
            width={1 - 2 * GAP}
            x={index + GAP}
            y={top - games}
          />
        </g>
      ))}
    </Plot>
  );
}
