import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { aGame, aGolfer, asks } from "./golfers.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What only a browser notices: refused scripts and styles, broken requests, errors of the screen. */
function listen(page: Page, heard: string[]): void {
  page.on("console", (message) => {
    // A 401 is how the app learns that nobody is signed in, a 404 that a tee time is gone.
    const isAnswer = /^Failed to load resource: .*(401|404)/.test(message.text());
    if ((message.type() === "error" && !isAnswer) || /Content Security Policy/i.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
}

async function expectGood(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(`${name} scrolls sideways by ${Math.max(0, sideways)}`).toBe(`${name} scrolls sideways by 0`);
}

for (const colorScheme of THEMES)
  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`every screen is accessible and fits, ${colorScheme} on a ${device}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const options = { colorScheme, viewport, reducedMotion: "reduce" } as const;
      const visitor = await (await browser.newContext(options)).newPage();
      const heard: string[] = [];
      listen(visitor, heard);
      for (const path of ["/", "/sign-in", "/sign-up", "/forgot-password", "/reset-password#token=x"]) {
        await visitor.goto(path);
        await expectGood(visitor, path);
      }

      const host = await aGolfer(browser, "Maya", options);
      const golfer = await aGolfer(browser, "Jonas", options);
      const { id } = await aGame(host);
      await asks(golfer, id);
      for (const page of [host, golfer]) listen(page, heard);
      const screens: [Page, string][] = [
        [golfer, "/marketplace"],
        [golfer, "/marketplace?q=nothing%20like%20this"],
        [golfer, "/create"],
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
  for (const path of ["/marketplace", "/create", `/tee-times/${id}`]) {
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
