import { isVisible } from "./focus.ts";

/** Goes on after a while, or as soon as trying again is worth it: the network is back, or somebody looks again. Returns how to give up. */
export function waitPatiently(ms: number, goOn: () => void): () => void {
  const timer = setTimeout(end, ms);
  window.addEventListener("online", end);
  document.addEventListener("visibilitychange", endWhenVisible);

  function giveUp(): void {
    clearTimeout(timer);
    window.removeEventListener("online", end);
    document.removeEventListener("visibilitychange", endWhenVisible);
  }

  function end(): void {
    giveUp();
    goOn();
  }

  function endWhenVisible(): void {
    if (isVisible()) end();
  }

  return giveUp;
}
