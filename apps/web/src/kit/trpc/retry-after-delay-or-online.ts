import { isVisible } from "../focus.ts";

/** Retries after a delay, or as soon as the network or the tab is back. Returns the way to cancel. */
export function retryAfterDelayOrOnline(ms: number, retry: () => void): () => void {
  const timer = setTimeout(finish, ms);
  window.addEventListener("online", finish);
  document.addEventListener("visibilitychange", finishWhenVisible);

  function cancel(): void {
    clearTimeout(timer);
    window.removeEventListener("online", finish);
    document.removeEventListener("visibilitychange", finishWhenVisible);
  }

  function finish(): void {
    cancel();
    retry();
  }

  function finishWhenVisible(): void {
    if (isVisible()) finish();
  }

  return cancel;
}
