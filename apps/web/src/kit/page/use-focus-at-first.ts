import { type RefObject, useEffect, useRef } from "react";

/** For what takes the place of a control that had the focus. */
export function useFocusAtFirst<Of extends HTMLElement>(): RefObject<Of | null> {
  const target = useRef<Of>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
