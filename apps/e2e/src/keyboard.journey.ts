import { expect, type Page, test } from "@playwright/test";
import { aGame, aGolfer } from "./golfers.ts";

/** Tabs on until the control of this name has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, role: "button" | "link" | "searchbox", name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached the ${role} ${name}`);
}

test("without a mouse: search, open, ask", async ({ browser }) => {
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

  // Arriving moves the focus to the page's heading.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await tabTo(page, "button", /Request to Join/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Waiting for host approval")).toBeVisible();
});
