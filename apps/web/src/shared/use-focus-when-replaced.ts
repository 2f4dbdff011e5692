import { type RefObject, useEffect, useRef } from "react";

/** Nothing happens until there is a first state. When the control that had the focus has gone with the last state, the focus goes to what tells the new one. */
export function useFocusWhenReplaced(target: RefObject<HTMLElement | null>, state: string | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    const isArrival = before.current === undefined;
    if (before.current === state) return;
    before.current = state;
    if (isArrival) return;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [state, target]);
}
