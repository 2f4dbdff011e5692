import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { moveFocus } from "../move-focus.ts";

export interface TabsProps {
  /** The open one, where it is held outside. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
  className?: string;
}

type TabsState = { open: string | undefined; choose: (value: string) => void; id: string };
const TabsContext = createContext<TabsState>({ open: undefined, choose: () => undefined, id: "" });

export function Tabs({ value, defaultValue, onValueChange, children, className }: TabsProps): ReactNode {
  const [chosen, setChosen] = useState(defaultValue);
  const id = useId();
  const state: TabsState = {
    id,
    open: value ?? chosen,
    choose: (next) => {
      setChosen(next);
      onValueChange?.(next);
    },
  };
  return (
    <TabsContext value={state}>
      <div className={clsx("stack gap-5", className)}>{children}</div>
    </TabsContext>
  );
}

/** A tab without a look. The arrow keys move the focus; Enter and the space bar open. */
function BareTab({ value, className, children }: { value: string; className: string; children: ReactNode }): ReactNode {
  const { open, choose, id } = useContext(TabsContext);
  const isOpen = open === value;
  return (
    <button
      aria-controls={isOpen ? `${id}-${value}-panel` : undefined}
      aria-selected={isOpen}
      className={className}
      data-active={isOpen || undefined}
      id={`${id}-${value}`}
      onClick={() => choose(value)}
      role="tab"
      tabIndex={isOpen ? 0 : -1}
      type="button"
    >
      {children}
    </button>
  );
}

/** How much of the tab beside the selected one is in sight, in pixels. */
const PEEK = 64;

/** Where it is wider than its place, its ends fade. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  // On a phone the row may be wider than the screen: it scrolls to the selected tab and the beginning of the next, and the page stays
  // where it is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[data-active]");
    if (!row || !tab || tab === shown.current) return;
    shown.current = tab;
    // With the next frame, which measures the page anyway.
    requestAnimationFrame(() => {
      const end = tab.offsetLeft + tab.offsetWidth + PEEK - row.clientWidth;
      row.scrollLeft = Math.max(Math.min(row.scrollLeft, tab.offsetLeft - PEEK), end);
    });
  });
  return (
    <div
      aria-label={label}
      className="no-scrollbar relative -mx-4 flex gap-1 overflow-x-auto border-line border-b pr-8 pl-4 [mask-image:linear-gradient(90deg,#0000,#000_1rem_calc(100%-2rem),#0000)]"
      onKeyDown={moveFocus}
      ref={list}
      role="tablist"
    >
      {children}
    </div>
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
    <BareTab
      className="relative inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 sm:px-3 font-semibold text-ink-2 text-small transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
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
    </BareTab>
  );
}

/** What a tab opens; the others are not drawn. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }): ReactNode {
  const { open, id } = useContext(TabsContext);
  if (open !== value) return null;
  return (
    <div
      aria-labelledby={`${id}-${value}`}
      className={clsx("rounded-tag", className)}
      id={`${id}-${value}-panel`}
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard goes from the tabs into what they open.
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** A row of `FigureTab`s, all of them in sight at any width. */
export function FigureTabList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div aria-label={label} className="grid auto-cols-fr grid-flow-col border-line border-b" onKeyDown={moveFocus} role="tablist">
      {children}
    </div>
  );
}

export interface FigureTabProps {
  value: string;
  children: ReactNode;
  /** Undefined while it is not known; null where it is said elsewhere on the page. */
  figure: number | null | undefined;
  /** For screen readers, in place of the label, where that is brief. */
  name?: string | undefined;
  needsAttention?: boolean;
}

/** A tab that is a figure over its label. */
export function FigureTab({ value, children, figure, name, needsAttention = false }: FigureTabProps): ReactNode {
  const dot = needsAttention ? (
    <span aria-hidden="true" className="keeps-colors absolute -top-0.5 -right-3.5 size-2.25 rounded-chip bg-flag" />
  ) : null;
  return (
    <BareTab
      className="relative -mb-px grid min-h-13 min-w-0 content-center justify-items-center gap-1 border-transparent border-b-3 px-1 pt-2 pb-1.5 text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:font-semibold data-active:text-ink"
      value={value}
    >
      {figure === null ? null : (
        <span className="numerals relative text-[1.56rem] text-ink">
          {figure ?? "–"}
          {dot}
        </span>
      )}{" "}
      <span
        aria-hidden={name ? true : undefined}
        className={figure === null ? "relative font-medium text-body" : "text-[0.8125rem] leading-tight"}
      >
        {children}
        {figure === null ? dot : null}
      </span>
      {name ? <span className="sr-only">{name}</span> : null}
    </BareTab>
  );
}
