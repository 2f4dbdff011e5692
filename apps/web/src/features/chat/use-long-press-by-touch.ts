import type { PointerEventHandler } from "react";
import { LongPressEventType, useLongPress } from "use-long-press";

/** As long as phones take. */
const PRESS_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

type Handlers = Partial<Record<`onPointer${"Down" | "Move" | "Up" | "Leave" | "Cancel"}`, PointerEventHandler>>;

/** For a finger that stays on an element; a mouse has buttons, and a link a menu of its own. */
export function useLongPressByTouch(onPress: () => void): Handlers {
  const handlers = useLongPress(onPress, {
    detect: LongPressEventType.Pointer,
    threshold: PRESS_MS,
    cancelOnMovement: STILL_PX,
    filterEvents: ({ nativeEvent, target }) =>
      nativeEvent instanceof PointerEvent &&
      nativeEvent.pointerType === "touch" &&
      target instanceof Element &&
      target.closest("a") === null,
  })();
  return { ...handlers, onPointerCancel: handlers.onPointerUp };
}
