import { fireEvent } from "@testing-library/react";
import { vi } from "vitest";

/** Makes observed elements intersect, all or those that it is said of: the simulated browser has no layout. */
export function treatAsVisible(isVisible: (target: Element) => boolean = () => true): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#notify = notify;
      }
      observe(target: Element): void {
        this.#notify([{ isIntersecting: isVisible(target), target }]);
      }
      disconnect(): void {}
    },
  );
}

/** Scrolls until every element is at this distance from the top of the window. */
export function scrollEverythingTo(top: number, bottom: number): void {
  const box = { x: 0, y: top, left: 0, top, right: 390, bottom, width: 390, height: bottom - top };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ ...box, toJSON: () => box });
  fireEvent.scroll(window);
}
