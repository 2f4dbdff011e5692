import { expect, test } from "@playwright/test";
import { galleryUrl } from "./gallery.ts";
import { expectGood, listen, WIDTHS } from "./good-screen.ts";

// The light and the dark twin of each part, and its states, stand side by side: so do their landmarks.
const except = ["landmark-unique"];

/** What opens over the page, by the part whose first button opens it. */
const OPENED = ["dialog", "alert-dialog", "sheet", "popover", "rating/rating-layer", "question-button"];
const POPUP = "[role=dialog], [role=alertdialog]";

for (const [device, viewport] of Object.entries(WIDTHS))
  test(`every part in every state is accessible and fits, in both themes on a ${device}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    const heard: string[] = [];
    listen(page, heard);
    await page.goto(galleryUrl);
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    await expect(part("radio-tiles")).toBeVisible();
    await expect(part("join-action").getByRole("button", { name: "Request to Join" })).toHaveCount(4);
    await expectGood(page, "the gallery", { except });

    for (const name of OPENED) {
      await part(name).getByRole("button").first().click();
      const popup = page.locator(POPUP);
      await expect(popup).toBeVisible();
      await expectGood(page, name, { within: POPUP });
      await page.keyboard.press("Escape");
      await expect(popup).toHaveCount(0);
    }
    expect(heard).toEqual([]);
  });
