import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

export interface TabsProps extends Omit<BaseTabs.Root.Props, "className"> {
  className?: string;
}

export function Tabs({ className, ...props }: TabsProps): ReactNode {
  return <BaseTabs.Root {...props} className={clsx("stack gap-5", className)} />;
}

export function TabList({ label, children, className }: { label: string; children: ReactNode; className?: string }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen, so the selected tab is scrolled into view.
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return (
    <BaseTabs.List
      aria-label={label}
      className={clsx("no-scrollbar -mx-1 flex gap-1 overflow-x-auto border-line border-b px-1", className)}
      ref={list}
    >
      {children}
    </BaseTabs.List>
  );
}

export interface TabProps {
  value: string;
  children: ReactNode;
  /** Shown beside the label; `countLabel` says it in words, such as "2 waiting". */
  count?: number;
  countLabel?: string;
  /** The count needs attention. */
  needsAttention?: boolean;
}

export function Tab({ value, children, count, countLabel, needsAttention = false }: TabProps): ReactNode {
  return (
    <BaseTabs.Tab
      className="relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 sm:px-3 font-semibold text-ink-2 text-small transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
      value={value}
    >
      {children}
      {count === undefined ? null : (
        <span
          className={clsx(
            "min-w-5 rounded-chip px-1.5 text-center text-micro tabular-nums",
            needsAttention ? "bg-flag text-on-flag" : "bg-sunken text-ink-2",
          )}
        >
          <span aria-hidden={countLabel ? true : undefined}>{count}</span>
          {countLabel ? <span className="sr-only">{countLabel}</span> : null}
        </span>
      )}
    </BaseTabs.Tab>
  );
}

export function TabPanel({ className, ...props }: Omit<BaseTabs.Panel.Props, "className"> & { className?: string }): ReactNode {
  return <BaseTabs.Panel {...props} className={clsx("rounded-tag", className)} />;
}
