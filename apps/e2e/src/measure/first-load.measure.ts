import { expect, test } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { type Miss, missesOf, ratioMisses } from "./aims.ts";
import { readControls } from "./controls.ts";
import { signIn } from "./golfer.ts";
import { type Measured, measurePage, TOUCH } from "./measure-page.ts";
import { paintRatios } from "./paint-times.ts";
import { MARKETPLACE, measuredRoutes } from "./routes.ts";
import { paintText, print, rowsText } from "./table.ts";

/** At both widths, looked at with every rule of axe. */
const SECONDS_PER_ROUTE = 20;

test("the first load meets its aims", async ({ browser, request }) => {
  const golfer = await signIn(request);
  const routes = await measuredRoutes(request);
  test.setTimeout(routes.length * SECONDS_PER_ROUTE * 1000);

  const rows: Measured[] = [];
  // One after the other: what a visit marks as read, another open page of the same golfer would fetch anew.
  for (const route of routes)
    for (const size of ["phone", "desktop"] as const) rows.push(await measurePage(browser, route, size, golfer));
  print(rowsText(rows));
  expectNone(missesOf(rows));
});

test("a golfer on a phone has little to choose from", async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: WIDTHS.phone, ...TOUCH, storageState: await signIn(request) });
  const page = await context.newPage();
  await page.goto(MARKETPLACE);
  await page.getByRole("button", { name: "Not now" }).tap();
  await expect(page.getByRole("article").nth(1)).toBeVisible();
  const list = await page.evaluate(readControls);
  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Show" })).toBeVisible();
  const filters = await page.evaluate(readControls);
  print(
    `controls of the list without its question: ${list.controls.length}, aim 16; of the filters: ${filters.controls.length}, aim 24`,
  );
  expect.soft(list.controls.length, list.controls.join("\n")).toBeLessThanOrEqual(16);
  expect.soft(filters.controls.length, filters.controls.join("\n")).toBeLessThanOrEqual(24);
  expect([...list.targets, ...filters.targets]).toEqual([]);
});

test("the marketplace is painted soon", { tag: "@clock" }, async ({ browser, request }) => {
  const ratios = await paintRatios(browser, await signIn(request));
  print(paintText(ratios));
  expectNone(ratioMisses(ratios));
});

function expectNone(misses: readonly Miss[]): void {
  print(misses.map(missText).join("\n"));
  expect(misses.map(missText)).toEqual([]);
}

const missText = ({ text, notes }: Miss): string => [`MISSED: ${text}`, ...notes.map((note) => `    ${note}`)].join("\n");
