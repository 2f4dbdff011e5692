import { vi } from "vitest";

/** Makes everything that is watched for it count as on the screen; the simulated browser draws nothing. */
export function seesEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
