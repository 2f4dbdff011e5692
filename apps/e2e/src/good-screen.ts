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

type Asked = {
  /** A part of the page, in the words of CSS. */
  within?: string;
  /** Rules of which a page has a reason to know nothing. */
  except?: string[];
};

/** Accessible as far as a machine can tell, and no wider than the window, nor what is in a dialog than that. */
export async function expectGood(page: Page, name: string, { within = "html", except = [] }: Asked = {}): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    // To list what is in order takes longer than to find it; nor are there frames, whose answers would have to be gathered.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(within)
    .disableRules(except)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const sideways = await page.evaluate(() => [
    document.documentElement.scrollWidth - window.innerWidth,
    ...[...document.querySelectorAll("[role=dialog], [role=alertdialog]")].map((popup) => popup.scrollWidth - popup.clientWidth),
  ]);
  expect(`${name} scrolls sideways by ${Math.max(0, ...sideways)}`).toBe(`${name} scrolls sideways by 0`);
}
