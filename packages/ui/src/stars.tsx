import { clsx } from "clsx";
import type { ReactNode } from "react";

/** From its tip, back to it, and on to the next. */
const SHAPE = "l2.06 4.18 4.61.67-3.33 3.25.78 4.59-4.12-2.17-4.12 2.18.78-4.6-3.33-3.25 4.61-.67zm17.5 0";
const sizes = { small: "h-2.5 sm:h-[0.6875rem]", medium: "h-3.5" };
/** How far it is from a star, which is 16 wide, to the next. */
const STEP = 17.5;
const STARS = 5;

/** So many stars in a row, after others. */
const row = (count: number, after = 0): string => `M${8 + STEP * after} 1.3${SHAPE.repeat(count)}`;

export interface StarsProps {
  value: number;
  /** The figure beside the stars. */
  figure: string;
  /** The accessible label, such as "Rated 4.8 of 5". */
  label: string;
  /** Small, to fit beside other figures. */
  size?: "small" | "medium";
}

/** Filled by the whole number; the figure next to them is exact. */
export function Stars({ value, figure, label, size = "medium" }: StarsProps): ReactNode {
  const filled = Math.floor(value);
  return (
    <span aria-label={label} className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums" role="img">
      <svg
        aria-hidden="true"
        className={clsx(sizes[size], "stroke-star")}
        strokeLinejoin="round"
        viewBox={`0 0 ${16 + STEP * (STARS - 1)} 16`}
      >
        <path className="fill-star" d={row(filled)} />
        <path className="fill-none" d={row(STARS - filled, filled)} />
      </svg>
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}

export const StarShape = ({ className }: { className: string }): ReactNode => (
  <svg aria-hidden="true" className={className} strokeLinejoin="round" viewBox="0 0 16 16">
    <path d={row(1)} />
  </svg>
);
