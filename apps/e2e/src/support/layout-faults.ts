import { expect, type Page } from "@playwright/test";

/** What a golfer could not reach or read at this width: a page that scrolls sideways, controls, badges and pictures that are cut off. */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;

    const BADGE = "[data-badge]";
    const PICTURE = "[data-part=picture]";
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const popups = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")]
      .filter((popup) => popup.scrollWidth > popup.clientWidth)
      .map((popup) => `${name(popup)} scrolls sideways by ${popup.scrollWidth - popup.clientWidth}`);

    /** Whether it is not wholly within the window and whatever clips it, unless a row that scrolls holds it. */
    const isCutOff = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        // A text that ends in an ellipsis is shortened on purpose.
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== "visible" && box !== document.body && (left < edge.left - 1 || right > edge.right + 1)) return true;
        const clipsDown = overflowY === "hidden" || overflowY === "clip";
        if (clipsDown && control.matches(BADGE) && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
        if (position === "fixed") break;
      }
      return left < -1 || right > window.innerWidth + 1;
    };
    const isOver = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const shown = [
      ...document.querySelectorAll(`a[href], button, input, select, textarea, [role=tab], [role=switch], ${BADGE}, ${PICTURE}`),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest("[aria-hidden=true], [inert]") &&
        // Hidden inputs and skip links are one pixel wide until they have the focus.
        control.getBoundingClientRect().width > 2,
    );
    const badges = shown.filter((control) => control.matches(BADGE));
    return [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
      ...popups,
      ...shown.filter(isCutOff).map((control) => `${name(control)} is cut off`),
      ...badges
        .filter(
          (badge) => badge.scrollWidth > badge.clientWidth + 1 || badges.some((other) => other !== badge && isOver(badge, other)),
        )
        .map((badge) => `${name(badge)} has no room`),
    ];
  });

/** Opens screens and collects their faults at every width; the window is resized, not reloaded. */
export async function faultsOf(page: Page, widths: readonly number[], paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Two frames: what follows the window's size is drawn again in the first.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      faults.push(...(await layoutFaults(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  return faults;
}
