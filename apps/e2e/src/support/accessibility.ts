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

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Also the rules that axe does not run unless asked. */
export const ALL_RULES: readonly string[] = [...RULES, "experimental"];

type AccessibilityOptions = {
  /** A CSS selector for a part of the page. */
  within?: string;
  /** Axe rules that do not apply to the page. */
  disabledRules?: string[];
};

/** A dialog that is still fading in has other colors than the one that golfers read. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a tap has just opened begins to move with the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const isEnding = ({ effect, playState }: Animation) =>
      playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });
}

/** From here on a message whose time is up goes at once, instead of fading while axe looks at it. Returns how to undo that. */
async function withoutTransitions(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    // The page's content policy refuses a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
    });
}

/** One line for each rule that is violated. */
export async function axeViolations(
  page: Page,
  { within = "html", disabledRules = [], tags = RULES }: AccessibilityOptions & { tags?: readonly string[] } = {},
): Promise<string[]> {
  const withTransitions = await withoutTransitions(page);
  await untilNothingMoves(page);
  const { violations } = await new AxeBuilder({ page })
    // Listing passed rules takes longer than running them; legacy mode suffices because there are no frames.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(within)
    .disableRules(disabledRules)
    .withTags([...tags])
    .analyze();
  await withTransitions();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Expects no axe violation, and no horizontal overflow of the page or of a dialog. */
export async function expectAccessible(
  page: Page,
  name: string,
  { within = "html", disabledRules = [] }: AccessibilityOptions = {},
): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect((await axeViolations(page, { within, disabledRules })).map((violation) => `${name}: ${violation}`)).toEqual([]);
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollWidth - window.innerWidth,
    ...[...document.querySelectorAll("[role=dialog], [role=alertdialog]")].map((popup) => popup.scrollWidth - popup.clientWidth),
  ]);
  expect(`${name} overflows by ${Math.max(0, ...overflow)}`).toBe(`${name} overflows by 0`);
}
