import { expect, type Page } from "@playwright/test";
import { aGame, aGolfer } from "./golfers.ts";
import { test } from "./test.ts";

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, role: "button" | "link" | "searchbox", name: RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached the ${role} ${name}`);
}

test("keyboard › a golfer searches, opens a game and requests to join without a mouse", async ({ browser }) => {
  const host = await aGolfer(browser, "Konstantin");
  const { courseName } = await aGame(host);
  const page = await aGolfer(browser, "Jonas");
  await page.goto("/marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();

  await tabTo(page, "link", /Skip to/i);
  await tabTo(page, "searchbox", /Search/);
  await page.keyboard.type("konstantin journey");
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabTo(page, "link", new RegExp(`View tee time: ${courseName}`));
  await page.keyboard.press("Enter");

  // Navigation moves the focus to the page's heading.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await tabTo(page, "button", /Request to Join/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Waiting for host approval")).toBeVisible();
});
