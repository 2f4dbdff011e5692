import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

const CONTROL = "a[href], button";

type FocusInRows = {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
};

const rowsIn = (box: HTMLElement | null): HTMLElement[] => Array.from(box?.querySelectorAll("li") ?? []);

export const firstControlIn = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(CONTROL) ?? null;

/** The tab's panel, or the section of a place on a phone. */
export const panelAround = (box: HTMLElement | null): HTMLElement | null =>
  box?.closest<HTMLElement>("[role=tabpanel], section[tabindex]") ?? null;

/** When the focused control disappears with its row, focuses the first control of the row in its place, or what is around an empty list. */
export function useFocusInRows(
  box: RefObject<HTMLElement | null>,
  around: (box: HTMLElement | null) => HTMLElement | null = panelAround,
): FocusInRows {
  const place = useRef(-1);
  // With the change itself: a key that is pressed right after it must not land on the page.
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const rows = rowsIn(box.current);
    const next = firstControlIn(rows[place.current] ?? rows.at(-1));
    (next ?? around(box.current))?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      place.current = rowsIn(box.current).findIndex((row) => row.contains(target));
    },
    // Only a real blur counts: elements that React removes do not fire it.
    onBlur: () => {
      place.current = -1;
    },
  };
}
