import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type CourseWindow<Element extends HTMLElement> = {
  /** On what holds the rows. */
  ref: RefObject<Element | null>;
  /** The rows to draw, from 0. */
  rows: number[];
  /** Pixels that the rows before and after them would take. */
  before: number;
  after: number;
};

/** Of many rows of one height, given in rem, those in the window and a few around them. */
export function useCourseWindow<Element extends HTMLElement>(count: number, rowRem: number): CourseWindow<Element> {
  const ref = useRef<Element>(null);
  const [top, setTop] = useState(0);
  const height = rowRem * remPixels();
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    // Also for Tab, which goes from row to row.
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    if (ref.current) setTop(pageTop(ref.current));
  });

  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    ref,
    rows: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
  };
}

/** How far down the page it begins, however far that is scrolled. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? pageTop(parent) : 0);
}

/** Rows scale with the root font size. */
const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
