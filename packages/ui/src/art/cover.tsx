import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

const swells = [0, 1, 2, 3, 4, 5, 6].map(
  (line) =>
    `M-20 ${40 + line * 34}C180 ${-30 + line * 38} 360 ${150 + line * 22} 560 ${60 + line * 30}S820 ${10 + line * 40} 860 ${70 + line * 30}`,
);

/** Green hills from above, for a profile that has no picture of its own. */
export function Cover({ className }: { className?: string }): ReactNode {
  const green = useId();
  return (
    <svg
      aria-hidden="true"
      className={clsx("block size-full", className)}
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 800 200"
    >
      <defs>
        <linearGradient id={green} x2="1.25" y2="1.25">
          <stop className="[stop-color:var(--color-pine)]" />
          <stop className="[stop-color:var(--color-range)]" offset="1" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v200H0z" fill={`url(#${green})`} />
      <g opacity="0.22" className="stroke-range" strokeWidth="1.25">
        {swells.map((swell) => (
          <path d={swell} key={swell} />
        ))}
      </g>
    </svg>
  );
}
