import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * When a state change removes the focused control, moves the focus to the element that announces the new state. Of a state that
 * is not known at first, the arrival counts where a control had the focus until then.
 */
export function useFocusWhenReplaced(target: RefObject<HTMLElement | null>, state: string | undefined): void {
  const before = useRef(state);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    const isChange = before.current !== state && (before.current !== undefined || hadFocus.current);
    before.current = state;
    if (isLost && isChange) target.current?.focus({ preventScroll: true });
    else if (document.activeElement?.matches("button, a, input")) hadFocus.current = true;
  });
}
