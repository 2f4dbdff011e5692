import { vi } from "vitest";

/** A screen with room for one column. Call it before rendering. */
export function onPhone(): void {
  const old = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: false, ...old }),
  );
}
