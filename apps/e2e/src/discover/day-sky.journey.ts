import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("day as a sky › a finger and the keyboard choose the hours of a day's games", async ({ browser }) => {
  const host = await aGolfer(browser, "Isolde", { viewport: WIDTHS.phone });
  for (const time of ["07:30", "09:00", "14:10"]) await aGame(host, { time });
  const date = Temporal.Now.plainDateISO("UTC").add({ days: 3 }).toString();

  const page = await aGolfer(browser, "Tristan", { viewport: WIDTHS.phone, hasTouch: true, isMobile: true });
  const browserErrors: string[] = [];
  collectBrowserErrors(page, browserErrors);
  const day = `/marketplace?q=isolde%20journey&from=${date}&to=${date}`;
  await page.goto(day);
  const from = page.getByRole("slider", { name: "Earliest tee-off" });
  const to = page.getByRole("slider", { name: "Latest tee-off" });
  await expect(from).toHaveAttribute("aria-valuetext", /, 3 games in the window$/);
  await expectAccessible(page, "the band of a day");

  await drag(page, { from: 0.6, to: 0.95 });
  await expect(page).toHaveURL(/hours=\d\d:\d\d-\d\d:\d\d/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText(/ PM, 1 game$/)).toBeVisible();
  await expectAccessible(page, "a window of a day");

  await page.getByRole("button", { name: "Clear time of day" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(from).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(to).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByText(/^The nearest is 7:30 AM\./)).toBeVisible();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("PageUp");
  await expect(to).toHaveAttribute("aria-valuetext", /, 1 game in the window$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page).not.toHaveURL(/hours/);

  await host.goto(day);
  await aGame(host, { time: "11:00" });
  for (const phone of [host, page]) {
    await expect(phone.getByRole("slider", { name: "Latest tee-off" })).toHaveAttribute(
      "aria-valuetext",
      /, 4 games in the window$/,
    );
    await expect(phone.getByRole("article")).toHaveCount(4);
  }
  expect(browserErrors).toEqual([]);
});

/** With a finger, between two shares of the band's width. */
async function drag(page: Page, ends: { from: number; to: number }): Promise<void> {
  const box = await page.locator("section svg[preserveAspectRatio=none]").boundingBox();
  if (!box) throw new Error("The band is not there");
  const fingerAt = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [fingerAt(ends.from)] });
  for (let step = 1; step <= 8; step++) {
    const share = ends.from + ((ends.to - ends.from) * step) / 8;
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [fingerAt(share)] });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
