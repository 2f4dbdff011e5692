import "temporal-polyfill/global";
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, aSettledGolfer } from "../support/golfers.ts";
import { SHORT_TASK_MS, tasksAfterPaint } from "./blocked-times.ts";
import { signIn } from "./golfer.ts";
import { type Session, TOUCH } from "./measure-page.ts";
import { CPU_SLOWDOWN } from "./paint-times.ts";
import { MARKETPLACE } from "./routes.ts";
import { print } from "./table.ts";

const PHONE = { viewport: WIDTHS.phone, ...TOUCH };

/** What a golfer may tap while the marketplace starts, and what shows that it did something. */
const targets = [
  { target: "nav a[href='/dashboard']:visible", acted: (page: Page) => page.waitForURL(/dashboard/) },
  {
    target: "label:has([name=day][value=tomorrow])",
    acted: (page: Page) => page.locator("[name=day][value=tomorrow]:checked").waitFor({ state: "attached" }),
  },
  { target: "article h3 a", acted: (page: Page) => page.waitForURL(/tee-times/) },
];
const MOMENTS_EACH = 67;
const START_MS = 2500;
const ACTS_WITHIN_MS = 30_000;

test("no tap is lost while the marketplace starts", { tag: "@nightly" }, async ({ browser, request }) => {
  test.setTimeout(40 * 60_000);
  const golfer = await signIn(request);
  for (let tap = 0; tap < MOMENTS_EACH; tap++)
    for (const each of targets) await tapAt(browser, golfer, Math.random() * START_MS, each);
});

type Box = { x: number; y: number; width: number; height: number };

async function tapAt(
  browser: Browser,
  golfer: Session,
  moment: number,
  { target, acted }: (typeof targets)[number],
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", storageState: golfer });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(MARKETPLACE, { waitUntil: "commit" });
  // At this moment of the start, or as soon as there is something to tap.
  await Promise.all([page.waitForTimeout(moment), page.locator(target).first().waitFor()]);
  const { x, y, width, height } = await boxOf(page.locator(target).first());
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await test.step(`${target} acts after a tap at ${moment.toFixed(0)} ms`, () => acted(page), { timeout: ACTS_WITHIN_MS });
  await context.close();
}

/** A part that the app replaces as it starts has no box for a moment. */
async function boxOf(element: Locator): Promise<Box> {
  return (await element.boundingBox()) ?? boxOf(element);
}

const GAMES = 109;

test("the list of many games scrolls", { tag: "@clock" }, async ({ browser }) => {
  const host = await aGolfer(browser, "Nora");
  for (let game = 0; game < GAMES; game++) {
    const date = Temporal.Now.plainDateISO("UTC").add({ days: 2 + (game % 28) });
    await aGame(host, { date: date.toString(), time: `${8 + 2 * Math.floor(game / 28)}:30`.padStart(5, "0") });
  }
  const page = await aSettledGolfer(browser, PHONE);
  await page.goto(MARKETPLACE);
  const cards = page.locator("main article");
  while ((await cards.count()) < GAMES) {
    const before = await cards.count();
    await page.getByRole("button", { name: "Load more" }).tap();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const tasks = await tasksAfterPaint(browser, page, async () => {
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let scrolled = 0; scrolled < height; scrolled += WIDTHS.phone.height / 2) {
      await page.mouse.wheel(0, WIDTHS.phone.height / 2);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const longest = Math.max(...tasks);
  print(`Scrolling ${await cards.count()} games: the longest task takes ${longest.toFixed(0)} ms (aim: ${SHORT_TASK_MS}).`);
  expect(longest).toBeLessThanOrEqual(SHORT_TASK_MS);
});

const SCREENS = 50;
const MOST_GROWTH = 1.1;

test("fifty screens leave nothing behind", { tag: "@nightly" }, async ({ browser, request }) => {
  const context = await browser.newContext({ ...PHONE, storageState: await signIn(request) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(MARKETPLACE);
  // What is loaded once, and what the engine notes of code that runs often.
  await openAndReturn(page, SCREENS / 2);
  const start = await heldBy();
  await openAndReturn(page, SCREENS);
  const end = await heldBy();
  print(
    `After ${SCREENS} screens: ${megabytes(start.bytes)} MB before, ${megabytes(end.bytes)} after; ${start.nodes} and ${end.nodes} nodes.`,
  );
  expect(end.bytes / start.bytes).toBeLessThanOrEqual(MOST_GROWTH);
  expect(end.nodes / start.nodes).toBeLessThanOrEqual(MOST_GROWTH);

  async function heldBy(): Promise<{ bytes: number; nodes: number }> {
    for (let time = 0; time < 3; time++) await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize: bytes } = await devtools.send("Runtime.getHeapUsage");
    const { nodes } = await devtools.send("Memory.getDOMCounters");
    return { bytes, nodes };
  }
});

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** A tee time from the list and back, then My Games and back. */
async function openAndReturn(page: Page, screens: number): Promise<void> {
  for (let screen = 0; screen < screens; screen++) {
    const isGame = screen % 2 === 0;
    await page
      .locator(isGame ? "main article h3 a" : "nav a[href='/dashboard']:visible")
      .first()
      .tap();
    await page.waitForURL(isGame ? /tee-times/ : /dashboard/);
    await page.locator("main h1").first().waitFor();
    await page.goBack();
    await page.locator("main article").first().waitFor();
  }
}
