import { expect } from "@playwright/test";
import { expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("create › a new tee time shows up in the marketplace", async ({ browser }) => {
  const page = await aGolfer(browser, "Beatrix");
  await page.goto("/create");

  await page.getByRole("combobox", { name: "Golf Course" }).fill("bethpage");
  await page
    .getByRole("option", { name: /Bethpage Black/ })
    .first()
    .click();
  await page
    .getByRole("radio", { name: /Tomorrow|Sun|Mon|Tue|Wed|Thu|Fri|Sat/ })
    .nth(2)
    .click();
  await page.getByLabel("Tee Time", { exact: true }).fill("10:20");
  await expect(page.getByText(/light for all 18 holes/)).toBeVisible();
  const mood = page.getByRole("radio", { name: /Sunset round/ });
  await mood.click();
  await expect(mood).toBeChecked();
  await page.getByRole("button", { name: "Relaxed pace" }).click();
  await page.getByLabel(/Description/).fill("Nine holes before the light goes.");
  await expect(page.getByText(/^at Bethpage Black/)).toBeVisible();
  await page.getByRole("button", { name: "Create Tee Time" }).click();

  await expect(page.getByText("Tee time created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace/);
  await expect(page.getByRole("heading", { name: "Your game is live" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Your game is live" })).toContainText("3 spots open");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("searchbox").first().fill("beatrix journey");
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("YOUR TEE TIME");
  await expect(card).toContainText("Sunset round");
});

test("create › an incomplete form lists the missing fields and keeps its values", async ({ browser }) => {
  const page = await aGolfer(browser, "Ned");
  await page.goto("/create");
  await page.getByLabel("Tee Time", { exact: true }).fill("");
  await page.getByLabel(/Description/).fill("I will fill in the rest in a moment.");
  await page.getByRole("button", { name: "Create Tee Time" }).click();
  await expect(page.getByText("Time is required").first()).toBeVisible();
  await expect(page.getByText("Golf course is required").first()).toBeVisible();
  await expect(page.getByLabel(/Description/)).toHaveValue("I will fill in the rest in a moment.");
});

test("create › on a phone a sentence says the game, and its words change it", async ({ browser }) => {
  const page = await aGolfer(browser, "Wren", { viewport: WIDTHS.phone, hasTouch: true, isMobile: true });
  const sheet = (name: string) => page.getByRole("dialog", { name });
  const word = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}, .+, change$`) });
  await page.goto("/create");
  await page.getByRole("button", { name: "Create Tee Time" }).tap();
  await page.getByRole("link", { name: "Golf course is required" }).tap();
  await expect(word("Golf Course")).toBeFocused();
  await expectAccessible(page, "Create with an error on a phone");

  await word("Golf Course").tap();
  await sheet("Golf Course").getByRole("searchbox").fill("bethpage");
  await sheet("Golf Course")
    .getByRole("button", { name: /^Bethpage Black/ })
    .tap();
  await expect(page.getByText("All set")).toBeVisible();
  await word("Date").tap();
  await expectAccessible(page, "the sheet of dates");
  await sheet("Date").getByRole("button", { pressed: false }).nth(9).tap();
  await word("Tee Time").tap();
  await sheet("Tee Time").getByRole("button", { name: "10 minutes later" }).tap();
  await expectAccessible(page, "the sheet of the tee time");
  await sheet("Tee Time").getByRole("button", { name: "Done" }).tap();
  await word("Total Players").tap();
  await sheet("Total Players").getByRole("button", { name: "3 players" }).tap();
  await page.getByRole("button", { name: "How you play" }).tap();
  await sheet("How you play")
    .getByRole("radio", { name: /Sunset round/ })
    .check();
  await expectAccessible(page, "the sheet of how one plays");
  await sheet("How you play").getByRole("button", { name: "Done" }).tap();
  await expect(page.getByRole("button", { name: /^Tee Time, 8:10 AM, change/ })).toBeVisible();
  await expect(page.getByText("Sunset round, no tags")).toBeVisible();
  await page.getByRole("button", { name: "Create Tee Time" }).tap();
  await expect(page.getByRole("region", { name: "Your game is live" })).toContainText("2 spots open");
});

test("create › a host of before needs one press", async ({ browser }) => {
  const page = await aGolfer(browser, "Henrietta");
  await aGame(page);
  await page.goto("/create");
  await expect(page.getByRole("combobox", { name: "Golf Course" })).not.toHaveValue("");
  await page.getByRole("button", { name: "Create Tee Time" }).click();
  await expect(page.getByRole("heading", { name: "Your game is live" })).toBeVisible();
});
