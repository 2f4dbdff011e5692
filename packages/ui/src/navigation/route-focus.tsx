import { type ReactNode, useEffect, useRef, useState } from "react";

export interface RouteFocusProps {
  /** Changes with the page, but not with its filters or tabs. */
  routeKey: string;
  /** The whole title of the document, such as "Settings · Fourball". */
  title: string;
}

/**
 * What a browser does on a full page load and a router does not: names the page, starts the keyboard and the screen
 * reader at its heading, and says where one has arrived.
 */
export function RouteFocus({ routeKey, title }: RouteFocusProps): ReactNode {
  const shown = useRef(routeKey);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === routeKey) return;
    shown.current = routeKey;
    setAnnouncement(title);
    return whenHeadingIsThere(focusHeading);
  }, [routeKey, title]);

  return (
    <p aria-atomic="true" className="sr-only" role="status">
      {announcement}
    </p>
  );
}

function focusHeading(heading: HTMLElement): void {
  // A field with autofocus keeps the focus.
  if (document.activeElement?.matches("input, textarea, select, [contenteditable]")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page may start at another heading than its first: `data-page-start` marks it. A page that is still loading has no heading yet; it is waited for until the next navigation. */
function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const find = (): HTMLElement | null => document.querySelector("[data-page-start]") ?? document.querySelector("h1");
  const heading = find();
  if (heading) act(heading);
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    act(late);
  });
  if (!heading) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
