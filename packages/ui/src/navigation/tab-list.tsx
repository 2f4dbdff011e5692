import { type ReactNode, useEffect, useRef } from "react";
import { moveFocus } from "../move-focus.ts";
import { BareTab } from "./tabs.tsx";

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
}

export function Tab({ value, children }: TabProps): ReactNode {
  return (
    <BareTab
      className="relative inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 sm:px-3 font-semibold text-ink-2 text-small transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
      value={value}
    >
      {children}
    </BareTab>
  );
}
