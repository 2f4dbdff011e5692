/** What `watchPage` writes down while a page loads. */
type Watched = { usableAt: number | undefined; shift: number; shifts: string[]; scrolled: number };

declare global {
  interface Window {
    watched: Watched;
  }
  interface PerformanceEntry {
    value?: number;
    element?: Element | null;
    sources?: { node: Node | null }[];
  }
}

/** Runs in the browser before anything else. A page is usable when the selector matches and nothing in it is still loading. */
export function watchPage(usable: string): void {
  const watched: Watched = { usableAt: undefined, shift: 0, shifts: [], scrolled: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { value = 0, sources = [], startTime } of list.getEntries()) {
      watched.shift += value;
      const nodes = sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.getAttribute("class")?.slice(0, 40) ?? ""}` : node?.nodeName,
      );
      watched.shifts.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms: ${nodes.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener(
    "scroll",
    ({ target }) => {
      if (target === document) watched.scrolled = Math.max(watched.scrolled, Math.round(Math.abs(window.scrollY)));
    },
    true,
  );
  const isUsable = (): boolean => document.querySelector(usable) !== null && document.querySelector("[aria-busy=true]") === null;
  const look = (): void => {
    if (!isUsable()) watched.usableAt = undefined;
    else watched.usableAt ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
