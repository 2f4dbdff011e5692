import { useSyncExternalStore } from "react";

type Width = { subscribe: (listener: () => void) => () => void; isReached: () => boolean };

function width(from: string): Width {
  const query = (): MediaQueryList => window.matchMedia(`(min-width: ${from})`);
  return {
    subscribe(listener) {
      const watched = query();
      watched.addEventListener("change", listener);
      return () => watched.removeEventListener("change", listener);
    },
    isReached: () => query().matches,
  };
}

const wide = width("64rem");
const tablet = width("50rem");
const roomy = width("40rem");

/** From here on a page has two columns; the `lg` of the styles. */
export const useIsWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.isReached);

/** From here on a form shows its fields beside each other. */
export const useIsTablet = (): boolean => useSyncExternalStore(tablet.subscribe, tablet.isReached);

/** More than a phone: the `sm` of the styles. */
export const useIsRoomy = (): boolean => useSyncExternalStore(roomy.subscribe, roomy.isReached);
