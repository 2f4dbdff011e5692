import type { Browser, Locator, Page } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import type { Session } from "./measure-page.ts";
import { CPU_SLOWDOWN } from "./paint-times.ts";
import { MARKETPLACE } from "./routes.ts";

declare global {
  interface Window {
    slowestInteraction: number;
    shownAfter: number | undefined;
  }
  interface PerformanceEntry {
    interactionId?: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/**
 * `ms`: until the next paint; `shown`: until the paint that shows what the tap did. `ratio`: of the longer one, by the time that a
 * fixed amount of work took on the same page just before.
 */
export type Interaction = { name: string; ms: number; shown: number | undefined; work: number; ratio: number };

/** What is tapped; and what is then typed there, key by key. */
type Step = { target: (page: Page) => Locator; keys?: string };
/** `shows`: what the tapped element, marked as such, matches once it shows the tap. */
type Tried = { name: string; path: string; ready: string; steps: readonly Step[]; shows?: string };

const interactions: Tried[] = [
  {
    name: "join",
    path: MARKETPLACE,
    ready: "main article",
    steps: [{ target: (page) => page.getByRole("article").getByRole("button", { name: "Request to Join" }) }],
    shows: "[data-tapped][aria-busy=true]",
  },
  {
    name: "quick filter",
    path: MARKETPLACE,
    ready: "main article",
    steps: [{ target: (page) => page.locator("label", { has: page.getByRole("radio", { name: "This Week" }) }) }],
    shows: "[data-tapped]:has(:checked)",
  },
  {
    name: "day",
    path: MARKETPLACE,
    ready: "main article",
    steps: [{ target: (page) => page.locator("label", { has: page.locator("[name=day]:not(:checked)") }).nth(1) }],
    shows: "[data-tapped]:has(:checked)",
  },
  {
    name: "choose a course",
    path: "/create",
    ready: "main form [type=submit]",
    steps: [
      { target: (page) => page.getByRole("button", { name: /^Golf Course, / }) },
      { target: (page) => page.getByRole("searchbox"), keys: "beth" },
      { target: (page) => page.getByRole("button", { name: /^Bethpage/ }) },
    ],
  },
  {
    name: "approve",
    path: "/dashboard?tab=requests",
    ready: "main h1",
    steps: [{ target: (page) => page.getByRole("button", { name: /^Approve /, disabled: false }) }],
  },
];

const RUNS = 3;
/** The browser reports no shorter one. */
export const SHORTEST_MS = 16;

/** From the tap to the next paint, on a phone with a slow processor. */
export async function interactionTimes(browser: Browser, golfer: Session): Promise<Interaction[]> {
  const fastest: Interaction[] = [];
  for (const tried of interactions) {
    const runs: Interaction[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeOf(browser, tried, golfer));
    fastest.push(...runs.sort((a, b) => a.ratio - b.ratio).slice(0, 1));
  }
  return fastest;
}

async function timeOf(browser: Browser, { name, path, ready, steps, shows = "" }: Tried, golfer: Session): Promise<Interaction> {
  const context = await browser.newContext({ viewport: WIDTHS.phone, hasTouch: true, isMobile: true, storageState: golfer });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  await slowDown(CPU_SLOWDOWN);
  const work = await page.evaluate(fixedWork);
  await page.evaluate(watchInteractions, shows);
  for (const { target, keys = "" } of steps) {
    await slowDown(1);
    const { x, y } = await middleOf(target(page).first());
    await slowDown(CPU_SLOWDOWN);
    await page.touchscreen.tap(x, y);
    await page.evaluate(nextPaint);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.evaluate(nextPaint);
    }
  }
  if (shows) await page.waitForFunction(() => window.shownAfter !== undefined);
  const { slowest, shown } = await page.evaluate(() => ({ slowest: window.slowestInteraction, shown: window.shownAfter }));
  const ms = Math.max(SHORTEST_MS, slowest);
  await context.close();
  return { name, ms, shown, work, ratio: Math.max(ms, shown ?? 0) / work };
}

/** Found before the processor is slow: the search for it would be counted as the page's. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate((element) => element.setAttribute("data-tapped", ""));
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be tapped is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the browser. */
export function watchInteractions(shows: string): void {
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
  }).observe({ type: "event", durationThreshold: 16 });
  if (!shows) return;
  let tappedAt = 0;
  addEventListener("pointerdown", ({ timeStamp }) => (tappedAt = timeStamp), true);
  const changes = new MutationObserver(() => {
    if (!document.querySelector(shows)) return;
    changes.disconnect();
    const paintedNow = (): number => (window.shownAfter = performance.now() - tappedAt);
    // The first task after the frame, before what the page has put off until then.
    requestAnimationFrame(() => void scheduler.postTask(paintedNow, { priority: "user-blocking" }));
  });
  changes.observe(document.body, { attributes: true, childList: true, subtree: true });
}

/** Runs in the browser: what was painted before is reported by then. */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Runs in the browser, and takes about 100 ms at this speed. */
function fixedWork(): number {
  const start = performance.now();
  const texts = Array.from({ length: 30_000 }, (_, number) => `${(number * 7919) % 100_003} games`);
  JSON.parse(JSON.stringify(texts.sort()));
  return performance.now() - start;
}
