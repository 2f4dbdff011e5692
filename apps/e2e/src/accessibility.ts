import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Both themes at both widths: two of the four in every run, the others (tagged @full) with `npm run test:full`. */
export const LOOKS = [
  { look: "light on a desktop", colorScheme: "light", viewport: WIDTHS.desktop, tag: [] },
  { look: "dark on a phone", colorScheme: "dark", viewport: WIDTHS.phone, tag: [] },
  { look: "dark on a desktop", colorScheme: "dark", viewport: WIDTHS.desktop, tag: ["@full"] },
  { look: "light on a phone", colorScheme: "light", viewport: WIDTHS.phone, tag: ["@full"] },
] as const;

/** Collects what only a browser reports: blocked scripts and styles, failed requests, uncaught errors. */
export function collectBrowserErrors(page: Page, browserErrors: string[]): void {
  page.on("console", (message) => {
    // The app expects a 401 when the visitor is signed out, a 404 when a tee time is gone.
    const isExpected = /^Failed to load resource: .*(401|404)/.test(message.text());
    if ((message.type() === "error" && !isExpected) || /Content Security Policy/i.test(message.text()))
      browserErrors.push(message.text());
  });
  page.on("pageerror", (error) => browserErrors.push(error.message));
}

type AccessibilityOptions = {
  /** A CSS selector for a part of the page. */
  within?: string;
  /** Axe rules that do not apply to the page. */
  disabledRules?: string[];
};

/** Expects no axe violation, and no horizontal overflow of the page or of a dialog. */
export async function expectAccessible(
  page: Page,
  name: string,
  { within = "html", disabledRules = [] }: AccessibilityOptions = {},
): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    // Listing passed rules takes longer than running them; legacy mode suffices because there are no frames.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(within)
    .disableRules(disabledRules)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollWidth - window.innerWidth,
    ...[...document.querySelectorAll("[role=dialog], [role=alertdialog]")].map((popup) => popup.scrollWidth - popup.clientWidth),
  ]);
  expect(`${name} overflows by ${Math.max(0, ...overflow)}`).toBe(`${name} overflows by 0`);
}
