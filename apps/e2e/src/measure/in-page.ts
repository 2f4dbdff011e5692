/** What `watchPage` writes down while a page loads. */
type Watched = { usableAt: number | undefined; shift: number; shifts: string[]; moved: number; scrolled: number };

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
  const watched: Watched = { usableAt: undefined, shift: 0, shifts: [], moved: 0, scrolled: 0 };
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
  let place: number | undefined;
  const look = (): void => {
    const found = document.querySelector("[aria-busy=true]") === null ? document.querySelector(usable) : null;
    if (found) {
      const now = found.getBoundingClientRect().top + window.scrollY;
      place ??= now;
      watched.usableAt ??= performance.now();
      watched.moved = Math.max(watched.moved, Math.round(Math.abs(now - place)));
    } else {
      watched.usableAt = undefined;
      place = undefined;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
