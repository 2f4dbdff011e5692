import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
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
export function BareTab({ value, className, children }: { value: string; className: string; children: ReactNode }): ReactNode {
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
