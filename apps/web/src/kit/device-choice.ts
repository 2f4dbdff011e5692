const YEAR_SECONDS = 31_536_000;

export type DeviceChoice<Value extends string> = {
  /** Nothing until the golfer chooses. */
  read: () => Value | undefined;
  /** Nothing goes back to the default. */
  choose: (value: Value | undefined) => void;
  /** Calls back when the choice changes, here or in another tab when this one is shown again. */
  subscribe: (listener: () => void) => () => void;
};

/** A choice that is kept on the device: in a cookie, because signing out clears every storage. */
export function deviceChoice<Value extends string>(name: string, values: readonly Value[]): DeviceChoice<Value> {
  const listeners = new Set<() => void>();
  // Formatters ask for every time on the page, and reading cookies costs far more.
  let known: { value: Value | undefined } | undefined;

  function fromCookie(): Value | undefined {
    if (typeof document === "undefined") return undefined;
    const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
    return values.find((value) => kept === `${name}=${value}`);
  }

  function look(): void {
    known = { value: fromCookie() };
    for (const listener of listeners) listener();
  }

  return {
    read() {
      known ??= { value: fromCookie() };
      return known.value;
    },
    choose(value) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous and not in every browser.
      document.cookie = `${name}=${value ?? ""}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
      look();
    },
    subscribe(listener) {
      listeners.add(listener);
      document.addEventListener("visibilitychange", look);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
