import { expect, type Page } from "@playwright/test";
import { WIDTHS } from "./accessibility.ts";
import { aGameWithChat, box } from "./chat.ts";
import { aGame, aGolfer, requestToJoin } from "./golfers.ts";
import { test } from "./test.ts";

const header = (page: Page) => page.getByRole("banner");
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Places" });

test("frame › a game has the whole screen of a phone, and the list leaves room for the header and the bottom bar", async ({
  browser,
}) => {
  const page = await aGolfer(browser, "Noor", { viewport: WIDTHS.phone });
  const { id } = await aGame(page);
  await page.goto("/marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
  await page.goto(`/tee-times/${id}`);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(header(page)).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
});

test("frame › the loading state of a game has the whole screen of a phone, that of the list has a header", async ({
  browser,
}) => {
  const { request } = (await aGolfer(browser, "Noor")).context();
  const storageState = await request.storageState();
  const context = await browser.newContext({ viewport: WIDTHS.phone, storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  const logo = page.getByText("Fourball", { exact: true });
  await page.goto("/marketplace");
  await expect(logo).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
  await page.goto(`/tee-times/${crypto.randomUUID()}`);
  await expect(page.locator("main")).toBeVisible();
  await expect(logo).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
});

test("frame › the list uses a wide window, and so does the header above it", async ({ browser }) => {
  const page = await aGolfer(browser, "Noor", { viewport: { width: 1920, height: 1000 } });
  const widths = () =>
    page.evaluate(() => [...document.querySelectorAll("main, header > div:first-child")].map(({ clientWidth }) => clientWidth));
  await page.goto("/create");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  expect(await widths()).toEqual([1264, 1264]);
  await page.getByRole("link", { name: "Fourball" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await widths()).toEqual([1696, 1696]);
});

test("frame › a toast leaves the box of a chat free", async ({ browser }) => {
  const { maya, id } = await aGameWithChat(browser);
  await requestToJoin(await aGolfer(browser, "Priya"), id);
  await maya.goto(`/tee-times/${id}`);
  await expect(box(maya)).toBeEnabled();
  await maya.getByRole("button", { name: "Approve Priya Journey" }).click();
  const toast = maya.getByText("Success", { exact: true });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBeLessThan(200);
});
