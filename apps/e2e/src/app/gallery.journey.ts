import { type Browser, expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { galleryUrl } from "../support/gallery.ts";
import { test } from "../support/test.ts";

// Each component is shown in both themes and several states, so landmarks repeat.
const disabledRules = ["landmark-unique"];

/** What is shown once all of a part is. */
const PARTS = {
  "Design system": (page: Page) => expect(component(page, "radio-tiles")).toBeVisible(),
  Golf: (page: Page) => expect(component(page, "join-action").getByRole("button", { name: "Request to Join" })).toHaveCount(4),
};

/** Components whose first button opens an overlay. */
const OVERLAYS = ["dialog", "alert-dialog", "sheet", "popover", "question-button", "full-group"];
const POPUP = "[role=dialog], [role=alertdialog]";

type Viewport = (typeof WIDTHS)[keyof typeof WIDTHS];

async function aPage(browser: Browser, viewport: Viewport): Promise<{ page: Page; browserErrors: string[] }> {
  const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
  const browserErrors: string[] = [];
  collectBrowserErrors(page, browserErrors);
  return { page, browserErrors };
}

const component = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

// The page shows both themes. The narrow width, where things overflow, is in every run; the other with `npm run test:full`.
for (const [device, viewport, tag] of [["phone", WIDTHS.phone, []] as const, ["desktop", WIDTHS.desktop, ["@full"]] as const]) {
  for (const [part, whenShown] of Object.entries(PARTS))
    test(`gallery › every component of the part ${part} is accessible and does not overflow in every state and both themes, on a ${device}`, {
      tag: [...tag],
    }, async ({ browser }) => {
      const { page, browserErrors } = await aPage(browser, viewport);
      await page.goto(`${galleryUrl}/?only=${part}`);
      await whenShown(page);
      await expectAccessible(page, part, { disabledRules });
      expect(browserErrors).toEqual([]);
    });

  test(`gallery › every overlay is accessible and does not overflow, on a ${device}`, {
    tag: [...tag],
  }, async ({ browser }) => {
    const { page, browserErrors } = await aPage(browser, viewport);
    for (const name of OVERLAYS) {
      await page.goto(`${galleryUrl}/?only=${name}`);
      await component(page, name).getByRole("button").first().click();
      await expect(page.locator(POPUP)).toBeVisible();
      await expectAccessible(page, name, { within: POPUP });
      await page.keyboard.press("Escape");
      await expect(page.locator(POPUP)).toHaveCount(0);
    }
    expect(browserErrors).toEqual([]);
  });
}
