import type { ReactNode } from "react";

/** A turning ring in the color of the text beside it. */
export function Spinner(): ReactNode {
  return (
    <span className="inline-flex size-4 shrink-0">
      <svg aria-hidden="true" className="size-full animate-spin" fill="none" viewBox="0 0 16 16">
        <circle cx="8" cy="8" opacity="0.3" r="6.5" stroke="currentColor" strokeWidth="2" />
        <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
      </svg>
    </span>
  );
}
