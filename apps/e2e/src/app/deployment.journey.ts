import { expect, type Page, type Route } from "@playwright/test";
import { box } from "../support/chat.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

// In these tests the browser keeps no files, as one without a service worker.
test.describe("a tab from before a deployment", () => {
  test("loads the page that was asked for with the new build", async ({ browser }) => {
    const maya = await aGolfer(browser, "Maya");
    const { courseName } = await aGame(maya);
    await maya.goto("/dashboard");
    await expect(maya.getByRole("heading", { name: courseName }).first()).toBeVisible();
    await deploy(maya);
    await maya.getByRole("link", { name: courseName }).first().click();
    await expect(maya.getByRole("heading", { level: 1, name: courseName })).toBeVisible();
    await expect(box(maya)).toBeVisible();
  });

  test("keeps what is typed until the golfer goes on", async ({ browser }) => {
    const maya = await aGolfer(browser, "Maya");
    const { id } = await aGame(maya);
    await maya.goto(`/tee-times/${id}`);
    await expect(box(maya)).toBeEnabled();
    await deploy(maya);
    await box(maya).fill("Shall we walk?");
    const failedPart = maya.waitForResponse((response) => response.status() === 404);
    await home(maya).hover();
    await failedPart;
    await expect(box(maya)).toHaveValue("Shall we walk?");
    await home(maya).click();
    await expect(maya.getByRole("heading", { name: "Tee times", level: 1 })).toBeVisible();
  });

  test("whose part is gone from the new build too says so, and loads the page when the golfer tries again", async ({
    browser,
  }) => {
    const maya = await aGolfer(browser, "Maya");
    await maya.goto("/settings");
    await expect(maya.getByRole("heading", { level: 1 })).toBeVisible();
    const missing = /\/assets\/marketplace-/;
    await maya.context().route(missing, (route) => route.fulfill({ status: 404 }));
    await home(maya).click();
    await expect(maya.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await maya.context().unroute(missing);
    await maya.getByRole("button", { name: "Try again" }).click();
    await expect(maya.getByRole("heading", { name: "Tee times", level: 1 })).toBeVisible();
  });
});

const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "browse tee times" });

/** From now on the server has a build with other file names, and no longer the old one. */
async function deploy(page: Page): Promise<void> {
  // The tab has been open for a while: a part that still comes late would load the page again before anything is tapped.
  await page.waitForLoadState("networkidle");
  const context = page.context();
  const renamed = (text: string) => text.replaceAll(/(\.\/|assets\/)([\w~-]+)\.js/g, "$1$2.next.js");
  const answer = async (route: Route, url: string): Promise<void> => {
    try {
      const response = await route.fetch({ url });
      await route.fulfill({ response, body: renamed(await response.text()) });
    } catch {
      // The page that asked for it was loaded again.
      await route.abort().catch(() => undefined);
    }
  };
  await context.route(/\/assets\/.*\.js$/, (route) => {
    const url = route.request().url();
    return url.endsWith(".next.js") ? answer(route, url.replace(".next.js", ".js")) : route.fulfill({ status: 404 });
  });
  const isDocument = ({ pathname }: URL) => !/^\/(assets|api|trpc|pictures|ws)\//.test(pathname) && !pathname.includes(".");
  await context.route(isDocument, (route) => answer(route, route.request().url()));
}
