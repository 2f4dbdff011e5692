import { type RefObject, useEffect } from "react";
import type { Section } from "./sections.ts";

const ENDINGS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Sections load one after the other and push those below out of sight. Until the golfer does something, the section of the address
 * stays in view, or what has the focus in it.
 */
export function useKeptInView(list: RefObject<HTMLElement | null>, open: Section | undefined): void {
  useEffect(() => {
    if (!open || !list.current) return undefined;
    const observer = new ResizeObserver(() => {
      const section = document.getElementById(open);
      const { activeElement } = document;
      const isInSection = section?.closest("section")?.contains(activeElement) ?? false;
      (isInSection ? activeElement : section)?.scrollIntoView({ block: isInSection ? "center" : "start" });
    });
    observer.observe(list.current);
    const stop = (): void => {
      observer.disconnect();
      for (const ending of ENDINGS) window.removeEventListener(ending, stop);
    };
    for (const ending of ENDINGS) window.addEventListener(ending, stop, { passive: true });
    return stop;
  }, [list, open]);
}
