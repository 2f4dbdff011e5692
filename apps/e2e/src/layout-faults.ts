import type { Page } from "@playwright/test";

/** What a golfer could not reach at this width: a page that scrolls sideways, and controls that are cut off. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;

    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const popups = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")]
      .filter((popup) => popup.scrollWidth > popup.clientWidth)
      .map((popup) => `${name(popup)} scrolls sideways by ${popup.scrollWidth - popup.clientWidth}`);

    /** Whether a control is wholly within the window and whatever clips it, unless a row that scrolls holds it. */
    const isCutOff = (control: Element): boolean => {
      const { left, right } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        // A text that ends in an ellipsis is shortened on purpose.
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== "visible" && box !== document.body && (left < edge.left - 1 || right > edge.right + 1)) return true;
        if (position === "fixed") break;
      }
      return left < -1 || right > window.innerWidth + 1;
    };
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, [role=tab], [role=switch]")].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest("[aria-hidden=true], [inert]") &&
        // Hidden inputs and skip links are one pixel wide until they have the focus.
        control.getBoundingClientRect().width > 2,
    );
    return [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
      ...popups,
      ...controls.filter(isCutOff).map((control) => `${name(control)} is cut off`),
    ];
  });
