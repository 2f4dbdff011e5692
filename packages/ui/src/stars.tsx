import { clsx } from "clsx";
import type { ReactNode } from "react";

const star = {
  d: "M8 1.3l2.06 4.18 4.61.67-3.33 3.25.78 4.59L8 11.82 3.88 14l.78-4.6L1.33 6.15l4.61-.67L8 1.3Z",
  strokeLinejoin: "round",
  strokeWidth: 1,
} as const;
const sizes = { small: "h-2.5 sm:h-[0.6875rem]", medium: "h-3.5" };
/** Of the drawing: how wide a star is, and how far it is to the next. */
const STAR = { width: 16, step: 17.5 };
const places = ["first", "second", "third", "fourth", "fifth"];

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
  return (
    <span aria-label={label} className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums" role="img">
      <svg
        aria-hidden="true"
        className={clsx(sizes[size], "stroke-star")}
        viewBox={`0 0 ${STAR.width + STAR.step * (places.length - 1)} ${STAR.width}`}
      >
        {places.map((place, index) => (
          <path
            {...star}
            className={index < Math.floor(value) ? "fill-star" : "fill-none"}
            key={place}
            transform={`translate(${STAR.step * index})`}
          />
        ))}
      </svg>
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}

export const StarShape = ({ className }: { className: string }): ReactNode => (
  <svg aria-hidden="true" className={className} viewBox="0 0 16 16">
    <path {...star} />
  </svg>
);
