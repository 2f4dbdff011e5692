import { expect, type Page } from "@playwright/test";
import { aGolfer } from "../support/golfers.ts";
import { quietUrl } from "../support/servers.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: quietUrl });

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) calls.push(pathname);
  });
  return calls;
}

test("marketplace › comes with one request for data, and what loads later asks for none", async ({ browser }) => {
  const page = await aGolfer(browser, "Una");
  const calls = callsOf(page);
  // It opens with what loads once the browser is idle.
  const socket = page.waitForEvent("websocket");
  await page.goto("/marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();
  await socket;
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([expect.stringContaining("teeTime.list")]);
});
