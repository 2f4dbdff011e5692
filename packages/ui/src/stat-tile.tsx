import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A scoreboard: figures side by side, parted by perforations. */
export function StatStrip({ children, className }: { children: ReactNode; className?: string }): ReactNode {
  return (
    <dl
      className={clsx(
        "grid auto-cols-fr grid-flow-col rounded-card border border-line bg-surface max-sm:[&>*]:items-center max-sm:[&>*]:px-1 max-sm:[&>*]:text-center [&>*+*]:tear-left",
        className,
      )}
    >
      {children}
    </dl>
  );
}

export interface StatTileProps {
  value: ReactNode;
  label: ReactNode;
}

export function StatTile({ value, label }: StatTileProps): ReactNode {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 px-4 py-3 sm:px-5 sm:py-4">
      <dt className="text-ink-2 text-micro sm:text-small">{label}</dt>
      <dd className="numerals text-date sm:text-stat">{value}</dd>
    </div>
  );
}
