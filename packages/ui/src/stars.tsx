import { clsx } from "clsx";
import type { ReactNode } from "react";

const outline = "M8 1.3l2.06 4.18 4.61.67-3.33 3.25.78 4.59L8 11.82 3.88 14l.78-4.6L1.33 6.15l4.61-.67L8 1.3Z";
const sizes = { small: "size-2.5 sm:size-[0.6875rem]", medium: "size-3.5" };
const places = ["first", "second", "third", "fourth", "fifth"];

export interface StarsProps {
  value: number;
  /** The figure beside the stars. */
  figure: string;
  /** The accessible label, such as "Rated 4.8 of 5". */
  label: string;
  /** One star instead of five, for a line of small print. */
  compact?: boolean;
  /** Small, to fit beside other figures. */
  size?: "small" | "medium";
  className?: string;
}

/** Filled by the whole number; the figure next to them is exact. */
export function Stars({ value, figure, label, compact = false, size = "medium", className }: StarsProps): ReactNode {
  return (
    <span
      aria-label={label}
      className={clsx("inline-flex items-center gap-1 whitespace-nowrap tabular-nums", className)}
      role="img"
    >
      <span aria-hidden="true" className="inline-flex gap-px">
        {places.slice(0, compact ? 1 : places.length).map((place, index) => {
          const filled = compact || index < Math.floor(value);
          return <StarShape className={clsx(sizes[size], "stroke-star", filled ? "fill-star" : "fill-none")} key={place} />;
        })}
      </span>
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}

export const StarShape = ({ className }: { className: string }): ReactNode => (
  <svg aria-hidden="true" className={className} viewBox="0 0 16 16">
    <path d={outline} strokeLinejoin="round" strokeWidth="1" />
  </svg>
);
