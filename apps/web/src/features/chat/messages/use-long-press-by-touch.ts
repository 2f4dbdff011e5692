import type { MouseEventHandler, PointerEventHandler, SyntheticEvent } from "react";
import { LongPressEventType, useLongPress } from "use-long-press";

/** As long as phones take. */
const PRESS_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

type PointerHandlers = Partial<Record<`onPointer${"Down" | "Move" | "Up" | "Leave" | "Cancel"}`, PointerEventHandler>>;
export type LongPressHandlers = PointerHandlers & { onContextMenu: MouseEventHandler };

/** For a finger that stays on an element; a mouse has buttons, and a link a menu of its own. Without `onPress` it does nothing. */
export function useLongPressByTouch(onPress: (() => void) | undefined): LongPressHandlers {
  const press = () => {
    if (!onPress) return;
    ignoreItsClick();
    onPress();
  };
  const handlers = useLongPress(press, {
    detect: LongPressEventType.Pointer,
    threshold: PRESS_MS,
    cancelOnMovement: STILL_PX,
    filterEvents: isByTouch,
  })();
  return {
    ...handlers,
    onPointerCancel: handlers.onPointerUp,
    // The browser's own menu for pictures would open over what the press opens.
    onContextMenu: (event) => {
      if (onPress && isByTouch(event)) event.preventDefault();
    },
  };
}

/** The finger that is lifted at last also clicks what is below it by then: a photo, or the sheet that has just opened. */
function ignoreItsClick(): void {
  const next = new AbortController();
  const once = { capture: true, once: true, signal: next.signal };
  window.addEventListener("pointerdown", () => next.abort(), once);
  const ignore = (event: MouseEvent): void => {
    // The keyboard clicks without a pointer.
    if (event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  window.addEventListener("click", ignore, once);
}

const isByTouch = ({ nativeEvent, target }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent &&
  nativeEvent.pointerType === "touch" &&
  target instanceof Element &&
  target.closest("a") === null;
