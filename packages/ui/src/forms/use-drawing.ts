import { type MouseEvent, type PointerEvent, useRef } from "react";

export type Range = { from: number; to: number };

export type Scale = {
  min: number;
  max: number;
  step: number;
  /** No range is shorter. */
  shortest: number;
};

/** The range between the place where a finger went down and where it is now. */
export function drawnRange(down: number, here: number, { min, max, step, shortest }: Scale): Range {
  const onStep = (value: number): number => Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  const [one, other] = [onStep(down), onStep(here)];
  const isForward = other >= one;
  const from = isForward ? Math.min(one, max - shortest) : Math.min(other, Math.max(min, one - shortest));
  return { from, to: isForward ? Math.max(other, from + shortest) : Math.max(one, from + shortest) };
}

/** A finger that trembles draws nothing. */
const STILL_PX = 6;

export interface Drawing extends Scale {
  /** While it changes, and once it is let go. */
  onDraw: (range: Range) => void;
  onDrawn: (range: Range) => void;
  /** A touch that draws nothing, in pixels from the left and the bottom. */
  onTap?: (x: number, fromBottom: number) => void;
}
type Down = { value: number; x: number; range: Range | undefined };
type Pointer = PointerEvent<HTMLElement>;

const isOnHandle = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest("[data-handle]") !== null;

/** A range is drawn by a finger or a mouse; the handles have ways of their own. */
export function useDrawing({ onDraw, onDrawn, onTap, ...scale }: Drawing) {
  const down = useRef<Down>(undefined);
  const hasDrawn = useRef(false);

  function valueAt({ currentTarget, clientX }: Pointer): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return scale.min + ((clientX - left) / width) * (scale.max - scale.min);
  }

  function letGo(): void {
    const drawn = down.current?.range;
    down.current = undefined;
    hasDrawn.current = drawn !== undefined;
    if (drawn) onDrawn(drawn);
  }

  return {
    onPointerDown(event: Pointer): void {
      if (event.button !== 0 || isOnHandle(event)) return;
      down.current = { value: valueAt(event), x: event.clientX, range: undefined };
    },
    onPointerMove(event: Pointer): void {
      const start = down.current;
      if (!start || (!start.range && Math.abs(event.clientX - start.x) < STILL_PX)) return;
      if (!start.range) event.currentTarget.setPointerCapture(event.pointerId);
      start.range = drawnRange(start.value, valueAt(event), scale);
      onDraw(start.range);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // Later than the pointer: a browser moves the focus between the two, and a tap may have a place for it.
    onClick(event: MouseEvent<HTMLElement>): void {
      if (hasDrawn.current || isOnHandle(event)) return;
      const { left, bottom } = event.currentTarget.getBoundingClientRect();
      onTap?.(event.clientX - left, bottom - event.clientY);
    },
  };
}
