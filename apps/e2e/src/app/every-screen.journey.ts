import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS } from "../support/accessibility.ts";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const NO_ID = "00000000-0000-4000-8000-000000000000";

type Group = { host: Page; golfer: Page; id: string; profile: string; course: string };

/** A game with a host, and a golfer who has requested to join it. */
async function aGroup(browser: Browser, options: BrowserContextOptions): Promise<Group> {
  const host = await aGolfer(browser, "Maya", options);
  const user: { id: string } = await (await host.request.get("/api/auth/user")).json();
  const { id, courseId } = await aGame(host);
  const golfer = await aGolfer(browser, "Jonas", options);
  await requestToJoin(golfer, id);
  return { host, golfer, id, profile: `/profile/${user.id}`, course: `/courses/${courseId}` };
}

const SCREENS: Record<"visitor" | "golfer" | "host", (group: Group) => string[]> = {
  visitor: ({ profile, course }) => [
    "/",
    "/sign-in",
    "/sign-up",
    "/forgot-password",
    "/reset-password#token=x",
    "/confirm-email#token=x",
    "/undo-email-change#token=x",
    "/finish-sign-up#token=x",
    "/data-retention",
    "/about",
    "/privacy",
    "/unsubscribe#token=x&group=JoinRequests",
    `/unsubscribe#token=x&search=${NO_ID}`,
    "/guest-request#id=x&token=x",
    "/still-playing#token=x",
    "/fill-spot#token=x",
    "/round#id=x&token=x",
    profile,
    course,
    "/request-confirmation",
  ],
  golfer: ({ id, profile, course }) => [
    "/marketplace",
    "/marketplace?q=nothing%20like%20this",
    "/create",
    "/standing-games",
    "/dashboard?tab=pending",
    "/dashboard?tab=joined",
    "/settings",
    profile,
    `/profile/${NO_ID}`,
    course,
    `/courses/${NO_ID}`,
    `/tee-times/${id}`,
    `/tee-times/${NO_ID}`,
  ],
  host: ({ id }) => [
    "/dashboard",
    "/dashboard#me",
    "/dashboard?tab=requests",
    `/tee-times/${id}`,
    `/tee-times/${id}?edit=true`,
    `/standing-games/new?from=${id}`,
    "/settings#notifications",
    "/settings#privacy",
    "/settings#people",
    "/settings#account",
  ],
};

// The gallery proves each component in both themes, and `npm run measure` looks at the golfers' pages in the light one.
const LOOK_OF_EVERY_RUN = "dark on a phone";

for (const { look, colorScheme, viewport } of LOOKS)
  for (const viewer of ["visitor", "golfer", "host"] as const)
    test(`screens › every screen of a ${viewer} is accessible and does not overflow, ${look}`, {
      tag: look === LOOK_OF_EVERY_RUN ? [] : ["@full"],
    }, async ({ browser }) => {
      test.setTimeout(120_000);
      const options = { colorScheme, viewport, reducedMotion: "reduce" } as const;
      const group = await aGroup(browser, options);
      const page = viewer === "visitor" ? await (await browser.newContext(options)).newPage() : group[viewer];
      const browserErrors: string[] = [];
      collectBrowserErrors(page, browserErrors);
      for (const path of SCREENS[viewer](group)) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first()).toBeVisible();
        await expectAccessible(page, path);
      }
      expect(browserErrors).toEqual([]);
    });

test("screens › nothing overflows at a width of 320 pixels", async ({ browser }) => {
  const golfer = await aGolfer(browser, "Ned", { viewport: { width: 320, height: 640 } });
  const { id } = await aGame(golfer);
  for (const path of ["/marketplace", "/create", "/dashboard", "/settings", "/settings#notifications", `/tee-times/${id}`]) {
    await golfer.goto(path);
    await golfer.waitForLoadState("networkidle");
    expect(await golfer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("screens › no page of a visitor scrolls sideways at 320 pixels with text twice as large", async ({ browser }) => {
  const group = await aGroup(browser, {});
  const visitor = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  const sideways: string[] = [];
  for (const path of [...SCREENS.visitor(group), `/tee-times/${group.id}`, "/nowhere"]) {
    await visitor.goto(path);
    await visitor.waitForLoadState("networkidle");
    const width = await visitor.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    if (width > 320) sideways.push(`${path} is ${width} wide`);
  }
  expect(sideways).toEqual([]);
});

test("screens › an unknown path shows the 404 page with status 404", async ({ browser }) => {
  const page = await aGolfer(browser, "Ruth");
  const response = await page.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
