const EVENTS = [
  [window, "focus"],
  [window, "blur"],
  [document, "visibilitychange"],
] as const;

export const isVisible = (): boolean => document.visibilityState === "visible";

/** Whether this tab has the focus. */
export const hasFocus = (): boolean => isVisible() && document.hasFocus();

/** Calls back when the focus or the visibility of the tab may have changed. */
export function subscribeToFocus(listener: () => void): () => void {
  for (const [target, name] of EVENTS) target.addEventListener(name, listener);
  return () => {
    for (const [target, name] of EVENTS) target.removeEventListener(name, listener);
  };
}
