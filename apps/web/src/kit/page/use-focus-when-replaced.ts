import { type RefObject, useLayoutEffect, useRef } from "react";

/** When a state change removes the focused control, moves the focus to the element that announces the new state. */
export function useFocusWhenReplaced(target: RefObject<HTMLElement | null>, state: string | undefined): void {
  const before = useRef(state);
  useLayoutEffect(() => {
    const isArrival = before.current === undefined;
    if (before.current === state) return;
    before.current = state;
    if (isArrival) return;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [state, target]);
}
