import { vi } from "vitest";

/** Makes every observed element intersect: the simulated browser has no layout. */
export function treatAllAsVisible(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.#notify = notify;
      }
      observe(): void {
        this.#notify([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
