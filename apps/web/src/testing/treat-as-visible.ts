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
