import { expect, type Locator, type Page } from "@playwright/test";

const isFocused = (target: Locator): Promise<boolean> =>
  target.count().then((count) => count > 0 && target.first().evaluate((element) => element === document.activeElement));

/** Expects that something has the focus: a golfer without a mouse would start again at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

/** Presses Tab until the control has the focus: controls that follow one another are reached in their order. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab never reached ${target} from the focus before it`);
}

/** As above, and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
