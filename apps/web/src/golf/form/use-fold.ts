import { type RefObject, useLayoutEffect, useState } from "react";

const FOLD_MS = 200;

/** Folds a box that is done at the next scroll or submit, when nothing is about to be pressed; true once it is gone. */
export function useFold(box: RefObject<HTMLElement | null>, isDone: boolean): boolean {
  const [isGone, setGone] = useState(false);
  // As soon as the box says that it is done: a scroll can come before the browser has painted.
  useLayoutEffect(() => {
    if (!isDone) return;
    const element = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fold(): void {
      if (timer !== undefined || !element) return;
      foldAway(element);
      timer = setTimeout(() => setGone(true), FOLD_MS);
    }

    // Captured, since what scrolls may be a dialog.
    window.addEventListener("scroll", fold, true);
    window.addEventListener("submit", fold, true);
    return () => {
      clearTimeout(timer);
      // A field became wrong again while the box was folding.
      element?.removeAttribute("style");
      window.removeEventListener("scroll", fold, true);
      window.removeEventListener("submit", fold, true);
    };
  }, [box, isDone]);
  return isGone;
}

function foldAway(box: HTMLElement): void {
  const gap = box.parentElement ? getComputedStyle(box.parentElement).rowGap : "0";
  box.style.height = `${box.offsetHeight}px`;
  // Read, so that the browser starts from here.
  void box.offsetHeight;
  box.style.transition = ["height", "padding-block", "margin-bottom", "opacity"]
    .map((name) => `${name} ${FOLD_MS}ms var(--ease-swing)`)
    .join();
  Object.assign(box.style, { height: "0", paddingBlock: "0", marginBottom: `-${gap}`, opacity: "0" });
}
