import { vi } from "vitest";

/** Makes every observed element intersect: the simulated browser has no layout. */
export function treatAllAsVisible(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#notify = notify;
      }
      observe(target: Element): void {
        this.#notify([{ isIntersecting: true, target }]);
      }
      disconnect(): void {}
    },
  );
}
