import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const wide = { viewport: { width: 1280, height: 800 } } as const;

const BAY = "box=-123.6,36.4,-121,38.6";
/** Narrower, as pins on a phone are closer to each other. */
const CITY = "box=-122.6,37.6,-122.2,37.9";
const map = (page: Page) => page.getByRole("region", { name: "Map of tee times" });
const pins = (page: Page) => map(page).getByRole("button", { name: /spots open/ });
const heading = (page: Page) => page.getByRole("heading", { name: "Available Tee Times" });

/** Whatever the page asks of another host. */
function collectForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost" && hostname !== "127.0.0.1") foreign.push(request.url());
  });
  return foreign;
}

test("map › beside the list: a pin shows its game, and the list is narrowed to what the map shows", async ({ browser }) => {
  const page = await aGolfer(browser, "Milo", wide);
  const foreign = collectForeignRequests(page);
  await page.goto("/marketplace");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await expect(map(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(
    map(page)
      .getByRole("button", { name: /games here, zoom in/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "the map beside the list");

  await page.goto(`/marketplace?map=true&${BAY}`);
  await pins(page).first().click();
  const chosen = map(page).getByRole("region", { name: "Chosen game" });
  await expect(chosen.getByRole("link", { name: /^View the game at/ })).toHaveAttribute("href", /\/tee-times\//);
  await expectAccessible(page, "a chosen game on the map");

  await map(page).getByRole("button", { name: "Zoom out" }).click();
  await map(page).getByRole("button", { name: "Search this area" }).click();
  await expect(page).not.toHaveURL(new RegExp(BAY));
  await expect(page).toHaveURL(/box=/);
  await page.getByRole("button", { name: "Remove filter Map area" }).click();
  await expect(page).not.toHaveURL(/box=/);
  expect(foreign).toEqual([]);
});

test("map › on a phone it replaces the list, and the list comes back", async ({ browser }) => {
  const page = await aGolfer(browser, "Pia", phone);
  await page.goto(`/marketplace?${CITY}`);
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await expect(map(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await pins(page).first().click();
  await expect(map(page).getByRole("link", { name: /^View the game at/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, "the map on a phone");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(heading(page)).toBeVisible();
});

test("map › the arrow keys move between pins, and Enter opens one", async ({ browser }) => {
  const page = await aGolfer(browser, "Kit", wide);
  await page.goto(`/marketplace?map=true&${BAY}`);
  await expect(pins(page).first()).toBeVisible();
  const stop = map(page).locator(".map-pin[tabindex='0']");
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press("ArrowRight");
  await expect(stop).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(map(page).getByRole("region", { name: "Chosen game" })).toBeVisible();
});
