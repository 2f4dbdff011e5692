import type { ReactNode } from "react";
import { shortDate } from "../../../kit/formatting.ts";

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
export function Plot({ label, dates, height, top, middle, children }: PlotProps): ReactNode {
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
