import { expect, type Page, test } from "@playwright/test";
import { aGame, aGolfer, asks } from "./golfers.ts";
import { expectGood, listen, THEMES, WIDTHS } from "./good-screen.ts";

for (const colorScheme of THEMES)
  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`every screen is accessible and fits, ${colorScheme} on a ${device}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const options = { colorScheme, viewport, reducedMotion: "reduce" } as const;
      const visitor = await (await browser.newContext(options)).newPage();
      const heard: string[] = [];
      listen(visitor, heard);
      const host = await aGolfer(browser, "Maya", options);
      const profile = `/profile/${(await (await host.request.get("/api/auth/user")).json()).id}`;
      const { id } = await aGame(host);
      const open = [
        "/",
        "/sign-in",
        "/sign-up",
        "/forgot-password",
        "/reset-password#token=x",
        "/unsubscribe#token=x&group=JoinRequests",
        profile,
        "/request-confirmation",
      ];
      for (const path of open) {
        await visitor.goto(path);
        await expectGood(visitor, path);
      }

      const golfer = await aGolfer(browser, "Jonas", options);
      await asks(golfer, id);
      for (const page of [host, golfer]) listen(page, heard);
      const screens: [Page, string][] = [
        [golfer, "/marketplace"],
        [golfer, "/marketplace?q=nothing%20like%20this"],
        [golfer, "/create"],
        [host, "/dashboard"],
        [host, "/dashboard?tab=requests"],
        [golfer, "/dashboard?tab=pending"],
        [golfer, "/dashboard?tab=joined"],
        [golfer, "/settings"],
        [golfer, profile],
        [golfer, "/profile/00000000-0000-4000-8000-000000000000"],
        [golfer, `/tee-times/${id}`],
        [host, `/tee-times/${id}`],
        [host, `/tee-times/${id}?edit=true`],
        [golfer, "/tee-times/00000000-0000-4000-8000-000000000000"],
      ];
      for (const [page, path] of screens) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first()).toBeVisible();
        await expectGood(page, path);
      }
      expect(heard).toEqual([]);
    });

test("at 320 pixels nothing is cut off sideways", async ({ browser }) => {
  const golfer = await aGolfer(browser, "Ned", { viewport: { width: 320, height: 640 } });
  const { id } = await aGame(golfer);
  for (const path of ["/marketplace", "/create", "/dashboard", "/settings", `/tee-times/${id}`]) {
    await golfer.goto(path);
    await golfer.waitForLoadState("networkidle");
    expect(await golfer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("a page that does not exist says so, and is a 404 for machines too", async ({ browser }) => {
  const page = await aGolfer(browser, "Ruth");
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
