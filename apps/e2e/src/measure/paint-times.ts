import type { Browser } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import type { Session } from "./measure-page.ts";
import { LANDING, MARKETPLACE } from "./routes.ts";

type PaintTimes = { first: number; largest: number };
type Painted = PaintTimes & { element: Element | null };
/** Times in ms, and the marketplace's divided by the landing page's. */
export type PaintRatios = { landing: PaintTimes; marketplace: PaintTimes } & PaintTimes;

declare global {
  interface Window {
    painted: Painted;
  }
}

const RUNS = 7;
/** 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const CPU_SLOWDOWN = 4;

/** On a slow phone with an empty cache; the two pages take turns, so that other load slows both. */
export async function paintRatios(browser: Browser, golfer: Session): Promise<PaintRatios> {
  const landings: PaintTimes[] = [];
  const marketplaces: PaintTimes[] = [];
  for (let run = 0; run < RUNS; run++) {
    landings.push(await paintTimes(browser, LANDING, "main h1"));
    marketplaces.push(await paintTimes(browser, MARKETPLACE, "main img", golfer));
  }
  const landing = medians(landings);
  const marketplace = medians(marketplaces);
  return { landing, marketplace, first: marketplace.first / landing.first, largest: marketplace.largest / landing.largest };
}

async function paintTimes(browser: Browser, path: string, largest: string, session?: Session): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: WIDTHS.phone, ...(session && { storageState: session }) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchPaints);
  await page.goto(path);
  await page.waitForFunction((selector) => window.painted.element?.matches(selector), largest);
  await page.waitForLoadState("networkidle");
  const times = await page.evaluate(() => ({ first: window.painted.first, largest: window.painted.largest }));
  await context.close();
  return times;
}

/** Runs in the browser. */
function watchPaints(): void {
  const painted: Painted = { first: 0, largest: 0, element: null };
  window.painted = painted;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint")) painted.first = startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element = null } of list.getEntries()) Object.assign(painted, { largest: startTime, element });
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medians = (runs: PaintTimes[]): PaintTimes => ({
  first: median(runs.map(({ first }) => first)),
  largest: median(runs.map(({ largest }) => largest)),
});
