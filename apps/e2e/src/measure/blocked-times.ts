import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { type Session, TOUCH } from "./measure-page.ts";
import { CPU_SLOWDOWN } from "./paint-times.ts";
import type { MeasuredRoute } from "./routes.ts";

/** Medians in ms. */
export type BlockedTime = { page: string; blocked: number; least: number; most: number };

const RUNS = 5;
/** A tap waits for a task that takes longer. */
export const SHORT_TASK_MS = 50;
export const FLOOR = "floor: React, router, query and tRPC";

const ASSETS = fileURLToPath(new URL("../../../web/dist/assets", import.meta.url));

type Event = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/**
 * For how long a phone with a slow processor can't answer taps after the first paint: of each task four times its processor time
 * beyond 50 ms. Other work on the machine disturbs processor time less than the clock. The pages take turns; the first is one that
 * only loads the libraries.
 */
export async function blockedTimes(browser: Browser, routes: readonly MeasuredRoute[], golfer: Session): Promise<BlockedTime[]> {
  const pages = [{ name: FLOOR, path: "/floor", usable: "main", visitor: true as const }, ...routes];
  const runs = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run++)
    for (const route of pages) runs.get(route.name)?.push(await blockedTime(browser, route, golfer));
  return [...runs].map(([page, times]) => {
    const [least = 0, , blocked = 0, , most = 0] = times.sort((a, b) => a - b);
    return { page, blocked, least, most };
  });
}

async function blockedTime(browser: Browser, { path, usable, visitor }: MeasuredRoute, golfer: Session): Promise<number> {
  const context = await browser.newContext({
    viewport: WIDTHS.phone,
    ...TOUCH,
    serviceWorkers: "block",
    ...(!visitor && { storageState: golfer }),
  });
  const page = await context.newPage();
  await page.route("**/floor", (route) => route.fulfill({ contentType: "text/html", body: floor() }));
  const tasks = await tasksAfterPaint(browser, page, async () => {
    await page.goto(path);
    await page.locator(usable).first().waitFor();
    await settled(page);
  });
  await context.close();
  return tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_TASK_MS), 0);
}

/** What comes once the browser is idle counts too. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * What each task of the page's thread takes from the first paint during `use` on, in ms: four times its processor time, as on a phone
 * with a slow processor.
 */
export async function tasksAfterPaint(browser: Browser, page: Page, use: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "loading"] });
  await use();
  const { traceEvents }: { traceEvents: Event[] } = JSON.parse((await browser.stopTracing()).toString());
  const painted =
    traceEvents.findLast(({ name }) => name === "firstContentfulPaint") ?? traceEvents.find(({ name }) => name === "Paint");
  if (!painted) throw new Error("The page painted nothing.");
  return traceEvents
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .map(({ tdur = 0 }) => (CPU_SLOWDOWN * tdur) / 1000);
}

function floor(): string {
  const files = readdirSync(ASSETS);
  const scripts = files.filter((file) => /^(rolldown-runtime|frame)-[^.]+\.js$/.test(file));
  const styles = files.filter((file) => /^styles-[^.]+\.css$/.test(file));
  return `<!doctype html><title>Floor</title>
    ${styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join("")}
    <main><h1>Floor</h1></main>
    ${scripts.map((file) => `<script type="module" src="/assets/${file}"></script>`).join("")}`;
}
