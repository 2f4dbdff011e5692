import { type RefObject, useEffect, useState } from "react";
import { SECTIONS, type Section } from "./sections.ts";

/** The section that is read: the first one below the header. */
export function useSectionInView(list: RefObject<HTMLElement | null>, start: Section): Section {
  const [current, setCurrent] = useState(start);
  useEffect(() => {
    const onScreen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const section = target.getAttribute("data-section") ?? "";
          if (isIntersecting) onScreen.add(section);
          else onScreen.delete(section);
        }
        const first = SECTIONS.find((section) => onScreen.has(section));
        if (first) setCurrent(first);
      },
      // From below the header to the upper third.
      { rootMargin: "-120px 0px -60% 0px" },
    );
    for (const section of list.current?.querySelectorAll("[data-section]") ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
