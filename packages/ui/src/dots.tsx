import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

/** Distinguished by shape as well as by color: a ringed disc, a disc, a dotted ring, an open ring. */
export type Dot = "ringed" | "filled" | "pending" | "open";

const outer = {
  ringed: { r: 6.6, strokeWidth: 1.5, className: "stroke-primary" },
  filled: { r: 6.6, strokeWidth: 1.5, className: "stroke-primary" },
  pending: { r: 6.3, strokeWidth: 1.5, strokeDasharray: "2.2 2.748", className: "stroke-ink-2" },
  open: { r: 6.2, strokeWidth: 2, className: "stroke-flag" },
} as const satisfies Record<Dot, object>;

/** A disc that springs open when its spot is taken. */
const inner = { ringed: 3.9, filled: 6.6, pending: 0, open: 0 } as const satisfies Record<Dot, number>;

export interface DotsProps {
  dots: readonly Dot[];
  /** The same in words. Leave it out only where the text beside the dots says it already. */
  label?: string;
  size?: "tiny" | "small" | "medium" | "large";
  /** Grey, where nothing can be filled any more. */
  muted?: boolean;
  className?: string;
}

/** How high a dot is, and how far it is to the next where a dot is 16 wide. */
const sizes = {
  tiny: ["h-2.5", 22.4],
  small: ["h-3", 64 / 3],
  medium: ["h-3.5", 144 / 7],
  large: ["h-5", 20.8],
} as const;

/** One drawing for all: lists have hundreds of dots. */
export function Dots({ dots, label, size = "medium", muted = false, className }: DotsProps): ReactNode {
  const [height, step] = sizes[size];
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className={clsx(height, "max-w-full shrink-0 fill-none", muted && greyed, className)}
      role="img"
      viewBox={`0 0 ${16 + step * (dots.length - 1)} 16`}
    >
      {dots.map((dot, place) => {
        const centre = { cx: 8 + step * place, cy: 8 };
        return (
          // A dot is its place in the row: keyed by it, a place that fills up changes color instead of being replaced.
          <Fragment key={placeKey(place)}>
            <circle
              {...centre}
              {...outer[dot]}
              className={`transition-[stroke,r] duration-200 ${outer[dot].className}`}
              data-dot={dot}
            />
            <circle {...centre} className="fill-primary transition-[r] duration-200 ease-spring" r={inner[dot]} />
          </Fragment>
        );
      })}
    </svg>
  );
}

const greyed = "*:data-dot:stroke-line-strong *:not-data-dot:fill-line-strong";

const placeKey = (place: number): string => `place-${place}`;
