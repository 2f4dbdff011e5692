import { expect } from "@playwright/test";
import { aGolfer } from "./golfers.ts";
import { test } from "./test.ts";

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
  await page.getByRole("radio", { name: /Sunset round/ }).click();
  await page.getByRole("button", { name: "Relaxed pace" }).click();
  await page.getByLabel(/Description/).fill("Nine holes before the light goes.");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Bethpage Black");
  await page.getByRole("button", { name: "Create Tee Time" }).click();

  await expect(page.getByText("Tee time created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace/);
  await expect(page.getByRole("heading", { name: "Your game is live" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Your game is live" })).toContainText("3 of 3 spots");
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
  await page.getByLabel(/Description/).fill("I will fill in the rest in a moment.");
  await page.getByRole("button", { name: "Create Tee Time" }).click();
  await expect(page.getByText("Time is required").first()).toBeVisible();
  await expect(page.getByText("Golf course is required").first()).toBeVisible();
  await expect(page.getByLabel(/Description/)).toHaveValue("I will fill in the rest in a moment.");
});
