import { hasTyped } from "./has-typed.ts";

const UPDATED = "fourball.updated";
/** A tab that stays open for days hears of a new version too. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Starts a new version once the page is out of sight and nothing is typed in it; then the page loads again. Returns the way to
 * stop.
 */
export function updateWhenIdle(registration: ServiceWorkerRegistration): () => void {
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  let isReplaced = false;

  const onTakenOver = (): void => {
    // The first worker of a page brings no new version; each later one does.
    isReplaced = hasWorker;
    hasWorker = true;
    look();
  };
  function look(): void {
    if (document.visibilityState !== "hidden" || hasTyped()) return;
    if (isReplaced) reload();
    else registration.waiting?.postMessage("activate");
  }
  const refresh = (): void => void registration.update().catch(() => undefined);
  const timer = setInterval(refresh, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", look);
  serviceWorker.addEventListener("controllerchange", onTakenOver);
  // The page may be out of sight before it has come this far.
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    serviceWorker.removeEventListener("controllerchange", onTakenOver);
  };
}

function reload(): void {
  sessionStorage.setItem(UPDATED, "yes");
  window.location.reload();
}

/** Whether the page was loaded again for a new version; says so once. */
export function takeUpdated(): boolean {
  const isUpdated = sessionStorage.getItem(UPDATED) !== null;
  sessionStorage.removeItem(UPDATED);
  return isUpdated;
}
