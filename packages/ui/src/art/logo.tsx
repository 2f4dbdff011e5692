import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Four dots, three filled and one open. */
export function LogoMark({ className }: { className?: string }): ReactNode {
  return (
    <svg aria-hidden="true" className={clsx("size-6 shrink-0", className)} fill="none" viewBox="0 0 24 24">
      <g className="fill-primary">
        <circle cx="6" cy="6" r="5.25" />
        <circle cx="18" cy="6" r="5.25" />
        <circle cx="6" cy="18" r="5.25" />
      </g>
      <circle className="stroke-flag" cx="18" cy="18" r="4.25" strokeWidth="2" />
    </svg>
  );
}

type LogoProps = {
  wordmark: string;
  /** Only the dots where there is little room. */
  isBrief?: boolean;
};

export function Logo({ wordmark, isBrief = false }: LogoProps): ReactNode {
  return (
    <span className="inline-flex items-center gap-3 text-ink">
      <LogoMark />
      <span className={clsx("heading text-[1.375rem] leading-none", isBrief && "max-md:sr-only")}>{wordmark}</span>
    </span>
  );
}
