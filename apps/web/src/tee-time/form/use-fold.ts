import { type RefObject, useEffect, useState } from "react";

const FOLD_MS = 200;

/** Folds a box that is done at the next scroll or submit, when nothing is about to be pressed; true once it is gone. */
export function useFold(box: RefObject<HTMLElement | null>, isDone: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function fold(): void {
      if (timer !== undefined || !box.current) return;
      foldAway(box.current);
      timer = setTimeout(() => setGone(true), FOLD_MS);
    }

    // Captured, since what scrolls may be a dialog.
    window.addEventListener("scroll", fold, true);
    window.addEventListener("submit", fold, true);
    return () => {
      clearTimeout(timer);
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
