import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

declare global {
  interface Window {
    /** What moved in each transition since the document was opened. */
    transitions?: { moved: string[]; milliseconds: number }[];
  }
}

/** Notes what each transition moves, and stops it there: a test would have to be fast to see one. */
function watchTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    void transition.ready.then(() => {
      const parts = document.getAnimations().flatMap((animation) => {
        const { pseudoElement } = animation.effect instanceof KeyframeEffect ? animation.effect : {};
        return pseudoElement?.startsWith("::view-transition") ? [{ animation, pseudoElement }] : [];
      });
      window.transitions ??= [];
      window.transitions.push({
        moved: [
          ...new Set(parts.flatMap(({ pseudoElement }) => /group\((?<name>game-\w+)\)/.exec(pseudoElement)?.groups?.name ?? [])),
        ].sort(),
        milliseconds: Math.max(...parts.map(({ animation }) => Number(animation.effect?.getComputedTiming().endTime))),
      });
      for (const { animation } of parts) animation.pause();
    });
    return transition;
  };
}

async function inMarketplace(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await aGolfer(browser, "Moira", options);
  await page.addInitScript(watchTransitions);
  await page.goto("/marketplace");
  return page;
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions ?? []);
const cards = (page: Page) => page.getByRole("article");
const cardLink = (page: Page, place: number) => cards(page).nth(place).getByRole("heading").getByRole("link");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("game transition › picture, time and course move from the card to the page and back, where the list was", async ({
  browser,
}) => {
  const page = await inMarketplace(browser);
  const link = cardLink(page, 7);
  await link.scrollIntoViewIfNeeded();
  const course = (await link.textContent()) ?? "";
  const before = await cards(page).nth(7).boundingBox();
  await link.click();
  await expect
    .poll(() => transitionsOf(page))
    .toEqual([{ moved: ["game-picture", "game-time", "game-title"], milliseconds: expect.any(Number) }]);
  const [{ milliseconds } = { milliseconds: 0 }] = await transitionsOf(page);
  expect(milliseconds).toBeLessThanOrEqual(300);

  // It is still under way, and does not keep anyone from going on.
  await page.getByRole("link", { name: "Back to Marketplace" }).first().click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect.poll(async () => (await transitionsOf(page))[1]?.moved).toEqual(["game-picture", "game-time", "game-title"]);
  await expect(cardLink(page, 7)).toHaveText(course);
  expect(await cards(page).nth(7).boundingBox()).toEqual(before);
});

test("game transition › a tap on what is moving goes to what lies there", async ({ browser }) => {
  const page = await inMarketplace(browser, { viewport: { width: 390, height: 844 } });
  await cardLink(page, 1).click();
  await expect.poll(async () => (await transitionsOf(page)).length).toBe(1);
  const arrow = await page.getByRole("link", { name: "Back to Marketplace" }).first().boundingBox();
  if (!arrow) throw new Error("the page has no way back");
  await page.mouse.click(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2);
  await expect(page).toHaveURL(/\/marketplace$/);
});

test("game transition › between other pages there is none", async ({ browser }) => {
  const page = await inMarketplace(browser);
  await page.getByRole("radio", { name: "This Week" }).click();
  await expect(page).toHaveURL(/week/);
  await page.getByRole("link", { name: "Create" }).first().click();
  await expect(title(page)).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  expect(await transitionsOf(page)).toEqual([]);
});

test("game transition › nothing moves for who has asked for less motion", async ({ browser }) => {
  const page = await inMarketplace(browser, { reducedMotion: "reduce" });
  const course = (await cardLink(page, 0).textContent()) ?? "";
  await cardLink(page, 0).click();
  await expect(title(page)).toHaveText(course);
  await page.getByRole("link", { name: "Back to Marketplace" }).first().click();
  await expect(cards(page).first()).toBeVisible();
  expect(await transitionsOf(page)).toEqual([]);
});
