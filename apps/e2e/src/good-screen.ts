import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const THEMES = ["light", "dark"] as const;
export const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What only a browser notices: refused scripts and styles, broken requests, errors of the screen. */
export function listen(page: Page, heard: string[]): void {
  page.on("console", (message) => {
    // A 401 is how the app learns that nobody is signed in, a 404 that a tee time is gone.
    const isAnswer = /^Failed to load resource: .*(401|404)/.test(message.text());
    if ((message.type() === "error" && !isAnswer) || /Content Security Policy/i.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
}

/** Accessible as far as a machine can tell, and no wider than the window. */
export async function expectGood(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(`${name} scrolls sideways by ${Math.max(0, sideways)}`).toBe(`${name} scrolls sideways by 0`);
  expect(await outsideTheirDialog(page)).toEqual([]);
}

/** The controls that stick out of the dialog in which they stand, and out of nothing that scrolls in it. */
const outsideTheirDialog = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== "visible";
    return [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].flatMap((dialog) =>
      [...dialog.querySelectorAll("a, button, input, textarea, [role]")]
        .filter((control) => control.getBoundingClientRect().right > dialog.getBoundingClientRect().right)
        .filter((control) => {
          let around = control.parentElement;
          while (around && around !== dialog && !scrolls(around)) around = around.parentElement;
          return around === dialog;
        })
        .map((control) => control.textContent || control.getAttribute("aria-label")),
    );
  });
