import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "./accessibility.ts";
import { galleryUrl } from "./gallery.ts";
import { test } from "./test.ts";

// Each component is shown in both themes and several states, so landmarks repeat.
const disabledRules = ["landmark-unique"];

/** Components whose first button opens an overlay. */
const OVERLAYS = ["dialog", "alert-dialog", "sheet", "popover", "rating-layer", "question-button"];
const POPUP = "[role=dialog], [role=alertdialog]";

type Viewport = (typeof WIDTHS)[keyof typeof WIDTHS];
type Gallery = { page: Page; component: (name: string) => Locator; browserErrors: string[] };

async function openGallery(browser: Browser, viewport: Viewport): Promise<Gallery> {
  const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
  const browserErrors: string[] = [];
  collectBrowserErrors(page, browserErrors);
  await page.goto(galleryUrl);
  const component = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(component("radio-tiles")).toBeVisible();
  await expect(component("join-action").getByRole("button", { name: "Request to Join" })).toHaveCount(4);
  return { page, component, browserErrors };
}

// The page shows both themes. The narrow width, where things overflow, is in every run; the other with `npm run test:full`.
for (const [device, viewport, tag] of [["phone", WIDTHS.phone, []] as const, ["desktop", WIDTHS.desktop, ["@full"]] as const]) {
  test(`gallery › every component is accessible and does not overflow in every state and both themes, on a ${device}`, {
    tag: [...tag],
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, browserErrors } = await openGallery(browser, viewport);
    await expectAccessible(page, "the gallery", { disabledRules });
    expect(browserErrors).toEqual([]);
  });

  test(`gallery › every overlay is accessible and does not overflow, on a ${device}`, {
    tag: [...tag],
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, component, browserErrors } = await openGallery(browser, viewport);
    for (const name of OVERLAYS) {
      await component(name).getByRole("button").first().click();
      const popup = page.locator(POPUP);
      await expect(popup).toBeVisible();
      await expectAccessible(page, name, { within: POPUP });
      await page.keyboard.press("Escape");
      await expect(popup).toHaveCount(0);
    }
    expect(browserErrors).toEqual([]);
  });
}
