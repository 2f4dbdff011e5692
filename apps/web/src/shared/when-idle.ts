const AT_LATEST_MS = 1000;

/** Resolves when the browser is idle; not every browser has `requestIdleCallback`. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve);
  });
