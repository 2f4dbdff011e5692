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
  const shown = useRef<HTMLElement>(null);
  // On a phone the row may be wider than the screen: the row scrolls to the selected tab, and the page stays where it is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[data-active]");
    if (!row || !tab || tab === shown.current) return;
    shown.current = tab;
    const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
    row.scrollLeft = Math.max(Math.min(row.scrollLeft, tab.offsetLeft), end);
  });
  return (
    <BaseTabs.List
      aria-label={label}
      className={clsx("no-scrollbar relative -mx-1 flex gap-1 overflow-x-auto border-line border-b px-1", className)}
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

/** A row of `FigureTab`s, all of them in sight at any width. */
export function FigureTabList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <BaseTabs.List aria-label={label} className="grid auto-cols-fr grid-flow-col border-line border-b">
      {children}
    </BaseTabs.List>
  );
}

export interface FigureTabProps {
  value: string;
  children: ReactNode;
  /** Undefined while it is not known. */
  figure: number | undefined;
  /** The figure in words, where the label beside it does not say them. */
  figureLabel?: string;
  needsAttention?: boolean;
}

/** A tab that is a figure over its label. */
export function FigureTab({ value, children, figure, figureLabel, needsAttention = false }: FigureTabProps): ReactNode {
  return (
    <BaseTabs.Tab
      className="relative -mb-px grid min-h-17 min-w-0 content-center justify-items-center gap-1 border-transparent border-b-3 px-1 pt-2 pb-1.5 text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:font-semibold data-active:text-ink"
      value={value}
    >
      <span className="numerals relative text-[1.56rem] text-ink">
        <span aria-hidden={figureLabel ? true : undefined}>{figure ?? "–"}</span>
        {needsAttention ? (
          <span aria-hidden="true" className="keeps-colors absolute -top-0.5 -right-3.5 size-2.25 rounded-chip bg-flag" />
        ) : null}
      </span>
      <span className="text-[0.8125rem] leading-tight">{children}</span>
      {figureLabel ? <span className="sr-only">{figureLabel}</span> : null}
    </BaseTabs.Tab>
  );
}
