import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Distinguished by shape as well as by color: a ringed disc, a disc, a dotted ring, an open ring. */
export type Dot = "ringed" | "filled" | "pending" | "open";

const centre = { cx: 8, cy: 8 };

const outer = {
  ringed: { r: 6.6, strokeWidth: 1.5, className: "fill-transparent stroke-primary" },
  filled: { r: 6.6, strokeWidth: 1.5, className: "fill-transparent stroke-primary" },
  pending: { r: 6.3, strokeWidth: 1.5, strokeDasharray: "2.2 2.748", className: "fill-transparent stroke-ink-2" },
  open: { r: 6.2, strokeWidth: 2, className: "fill-transparent stroke-flag" },
} as const satisfies Record<Dot, object>;

/** A disc that springs open when its spot is taken. */
const inner = { ringed: 3.9, filled: 6.6, pending: 0, open: 0 } as const satisfies Record<Dot, number>;

export interface DotsProps {
  dots: readonly Dot[];
  /** The same in words. Leave it out only where the text beside the dots says it already. */
  label?: string;
  size?: "small" | "medium" | "large";
  /** Grey, where nothing can be filled any more. */
  muted?: boolean;
  className?: string;
}

const sizes = { small: "size-3", medium: "size-3.5", large: "size-5" };

export function Dots({ dots, label, size = "medium", muted = false, className }: DotsProps): ReactNode {
  return (
    <span
      className={clsx("inline-flex items-center", size === "large" ? "gap-1.5" : "gap-1", muted && greyed, className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {dots.map((dot, place) => (
        // A dot is its place in the row: keyed by it, a place that fills up changes color instead of being replaced.
        <svg aria-hidden="true" className={sizes[size]} data-dot={dot} key={placeKey(place)} viewBox="0 0 16 16">
          <circle {...centre} {...outer[dot]} className={clsx("transition-[fill,stroke,r] duration-200", outer[dot].className)} />
          <circle {...centre} className="fill-primary transition-[r] duration-200 ease-spring" r={inner[dot]} />
        </svg>
      ))}
    </span>
  );
}

// Over the colors of each dot, in the svg or in its circles.
const greyed = "[&_circle]:stroke-line-strong [&_circle+circle]:fill-line-strong [&_circle+circle]:stroke-none";

const placeKey = (place: number): string => `place-${place}`;
