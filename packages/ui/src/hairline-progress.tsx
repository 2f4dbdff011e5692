import type { ReactNode } from "react";

/** A line along the top edge while a page is on its way. The page decides when it is worth showing. */
export function HairlineProgress({ label }: { label: string }): ReactNode {
  return (
    <div aria-label={label} className="no-print fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-line" role="progressbar">
      <div className="h-full w-1/3 animate-hairline bg-flag" />
    </div>
  );
}
