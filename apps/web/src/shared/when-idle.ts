const AT_LATEST_MS = 1000;

/** When the browser has nothing more urgent to do; not every browser tells. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve);
  });
