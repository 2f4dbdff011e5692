import { type MouseEventHandler, type PointerEventHandler, type SyntheticEvent, useRef } from "react";
import { LongPressEventType, useLongPress } from "use-long-press";

/** As long as phones take. */
const PRESS_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

type PointerHandlers = Partial<Record<`onPointer${"Down" | "Move" | "Up" | "Leave" | "Cancel"}`, PointerEventHandler>>;
export type LongPressHandlers = PointerHandlers & { onClickCapture: MouseEventHandler; onContextMenu: MouseEventHandler };

/** For a finger that stays on an element; a mouse has buttons, and a link a menu of its own. Without `onPress` it does nothing. */
export function useLongPressByTouch(onPress: (() => void) | undefined): LongPressHandlers {
  const wasLong = useRef(false);
  const press = () => {
    wasLong.current = onPress !== undefined;
    onPress?.();
  };
  const handlers = useLongPress(press, {
    detect: LongPressEventType.Pointer,
    threshold: PRESS_MS,
    cancelOnMovement: STILL_PX,
    filterEvents: (event) => {
      wasLong.current = false;
      return isByTouch(event);
    },
  })();
  return {
    ...handlers,
    onPointerCancel: handlers.onPointerUp,
    // The finger that is lifted at last also clicks what it lay on, such as a photo that opens.
    onClickCapture: (event) => {
      if (wasLong.current && event.detail > 0) event.stopPropagation();
      wasLong.current = false;
    },
    // The browser's own menu for pictures would open over the reactions.
    onContextMenu: (event) => {
      if (onPress && isByTouch(event)) event.preventDefault();
    },
  };
}

const isByTouch = ({ nativeEvent, target }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent &&
  nativeEvent.pointerType === "touch" &&
  target instanceof Element &&
  target.closest("a") === null;
