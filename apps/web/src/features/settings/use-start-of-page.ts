import { useEffect, useRef } from "react";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { PHONE_ID, type SettingsPage } from "./sections.ts";
import { texts } from "./texts.ts";

/** The pages of the settings share a route, which doesn't change between them: each has its title, and starts at its top and its heading. */
export function useStartOfPage(page: SettingsPage | undefined, hash: string): void {
  const shown = useRef(page);
  useDocumentTitle(page ? `${texts.sections[page]} · ${texts.title}` : texts.title);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A link to a field leads further than to its section.
    if (hash === PHONE_ID) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("[data-page-start]") ?? document.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, hash]);
}
