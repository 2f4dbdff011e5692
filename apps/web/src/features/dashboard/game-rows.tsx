import { Button } from "@fourball/ui/button";
import { type ReactNode, useRef, useState } from "react";
import { dashboardTexts } from "./texts.ts";

/** So many lines fit beside the next game on a phone's first screen. */
const SHOWN = 5;
const PAST_SHOWN = 2;

type GameRowsProps<Item> = {
  upcoming: readonly Item[];
  past: readonly Item[];
  children: (item: Item) => ReactNode;
  /** In place of the upcoming games, where there are none. */
  empty: ReactNode;
};

/** The lines of a tab, with the games of the past below; long lists open on request. */
export function GameRows<Item>({ upcoming, past, children, empty }: GameRowsProps<Item>): ReactNode {
  return (
    <>
      {upcoming.length > 0 ? <Rows all={upcoming} row={children} shown={SHOWN} /> : empty}
      <Past count={past.length}>
        <Rows all={past} row={children} shown={PAST_SHOWN} />
      </Past>
    </>
  );
}

type RowsProps<Item> = { all: readonly Item[]; shown: number; row: (item: Item) => ReactNode };

function Rows<Item>({ all, shown, row }: RowsProps<Item>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // One more line takes no more room than the button.
  const isLong = all.length > shown + 1;
  return (
    <>
      <ul ref={list}>{(isLong && !isOpen ? all.slice(0, shown) : all).map(row)}</ul>
      {isLong && !isOpen ? (
        <div className="tear grid px-4 py-2">
          <Button
            onClick={() => {
              setOpen(true);
              // The button is gone by then: the first new line takes the focus.
              requestAnimationFrame(() => list.current?.children[shown]?.querySelector("a")?.focus());
            }}
            size="small"
            variant="ghost"
          >
            {dashboardTexts.games.showAll(all.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Past games under their own heading, if there are any. */
function Past({ count, children }: { count: number; children: ReactNode }): ReactNode {
  if (count === 0) return null;
  return (
    <section>
      <h2 className="tear bg-sunken px-4 py-2 text-small sm:px-5">
        {dashboardTexts.games.past} <span className="font-normal text-ink-2">{count}</span>
      </h2>
      {children}
    </section>
  );
}
