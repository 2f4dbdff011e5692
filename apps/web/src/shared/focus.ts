const EVENTS = [
  [window, "focus"],
  [window, "blur"],
  [document, "visibilitychange"],
] as const;

export const isVisible = (): boolean => document.visibilityState === "visible";

/** Whether somebody looks at this tab, as far as a browser can tell. */
export const hasFocus = (): boolean => isVisible() && document.hasFocus();

/** Hears whenever that, or whether it can be seen at all, may have changed. */
export function subscribeToFocus(listener: () => void): () => void {
  for (const [target, name] of EVENTS) target.addEventListener(name, listener);
  return () => {
    for (const [target, name] of EVENTS) target.removeEventListener(name, listener);
  };
}
