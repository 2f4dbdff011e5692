import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

const CONTROL = "a[href], button";

type FocusInRows = {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
};

const rowsIn = (box: HTMLElement | null): HTMLElement[] => Array.from(box?.querySelectorAll("li") ?? []);

export const firstControlIn = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(CONTROL) ?? null;

export const panelAround = (box: HTMLElement | null): HTMLElement | null => box?.closest<HTMLElement>("[role=tabpanel]") ?? null;

/** Rows come and go. When the control that had the focus has gone, the focus goes to the first one of the row in its place, or to the panel around an empty list. */
export function useFocusInRows(box: RefObject<HTMLElement | null>): FocusInRows {
  const place = useRef(-1);
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const rows = rowsIn(box.current);
    const next = firstControlIn(rows[place.current] ?? rows.at(-1));
    (next ?? panelAround(box.current))?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      place.current = rowsIn(box.current).findIndex((row) => row.contains(target));
    },
    // Only when the golfer leads it away: what React takes out of the page does not blur.
    onBlur: () => {
      place.current = -1;
    },
  };
}
