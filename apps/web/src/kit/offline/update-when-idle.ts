import { hasTyped, noteTyped } from "./has-typed.ts";

const UPDATED = "fourball.updated";
/** A tab that stays open for days hears of a new version too. */
const LOOK_EVERY_MS = 3_600_000;
/** Where a call comes between, Chromium leaves the new worker waiting for minutes; when the page loads again it takes over. */
const TAKE_OVER_MS = 3_000;

/**
 * Starts a new version once the page is out of sight and nothing is typed in it; then the page loads again. Returns the way to
 * stop.
 */
export function updateWhenIdle(registration: ServiceWorkerRegistration): () => void {
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  let isReplaced = false;
  let takeOver: ReturnType<typeof setTimeout> | undefined;

  const onTakenOver = (): void => {
    // The first worker of a page brings no new version; each later one does.
    isReplaced = hasWorker;
    hasWorker = true;
    look();
  };
  function look(): void {
    if (isInUse()) return;
    if (isReplaced) reload();
    else registration.waiting?.postMessage("activate");
  }
  function lookAgain(): void {
    look();
    clearTimeout(takeOver);
    // Only then, so that a page out of sight loads again once and not for ever.
    if (registration.waiting)
      takeOver = setTimeout(() => {
        if (!isInUse()) reload();
      }, TAKE_OVER_MS);
  }
  // A version that comes while the page is out of sight need not wait until it is so again.
  const onFound = (): void => registration.installing?.addEventListener("statechange", lookAgain);
  const refresh = (): void => void registration.update().catch(() => undefined);
  const timer = setInterval(refresh, LOOK_EVERY_MS);
  document.addEventListener("input", noteTyped);
  document.addEventListener("visibilitychange", lookAgain);
  registration.addEventListener("updatefound", onFound);
  serviceWorker.addEventListener("controllerchange", onTakenOver);
  // The page may be out of sight before it has come this far.
  look();
  return () => {
    clearInterval(timer);
    clearTimeout(takeOver);
    document.removeEventListener("input", noteTyped);
    document.removeEventListener("visibilitychange", lookAgain);
    registration.removeEventListener("updatefound", onFound);
    serviceWorker.removeEventListener("controllerchange", onTakenOver);
  };
}

const isInUse = (): boolean => document.visibilityState !== "hidden" || hasTyped();

function reload(): void {
  sessionStorage.setItem(UPDATED, "yes");
  window.location.reload();
}

/** Calls back once the golfer sees a page that was loaded again for a new version. Returns the way to stop. */
export function onUpdatedSeen(say: () => void): () => void {
  function look(): void {
    if (document.visibilityState === "hidden" || sessionStorage.getItem(UPDATED) === null) return;
    sessionStorage.removeItem(UPDATED);
    say();
  }
  document.addEventListener("visibilitychange", look);
  look();
  return () => document.removeEventListener("visibilitychange", look);
}
