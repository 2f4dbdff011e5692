import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { ALL_RULES, axeViolations, WIDTHS } from "../support/accessibility.ts";
import { type Controls, readControls } from "./controls.ts";
import { watchPage } from "./in-page.ts";
import type { MeasuredRoute } from "./routes.ts";

/** The cookies of a signed-in golfer. */
export type Session = NonNullable<BrowserContextOptions["storageState"]>;

export type Measured = Controls & {
  route: string;
  width: number;
  scripts: number;
  kb: number;
  requests: number;
  /** Requests for data until the page is usable, and after that. */
  calls: string[];
  later: string[];
  shift: number;
  /** How far what a golfer would tap moved after the page was usable, in px; even little sends a tap beside it. */
  moved: number;
  scrolled: number;
  sideways: number;
  /** Texts that are smaller than golfers can read without glasses. */
  small: string[];
  axe: number;
  height: number;
  /** The lower edge of the first card's action; only on the marketplace. */
  action: number | undefined;
  shifts: string[];
  violations: string[];
};

export const TOUCH = { hasTouch: true, isMobile: true };

const DIST = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const gzipped = new Map<string, number>();

/** The gzip size of a built file, whatever encoding the browser got. */
function gzipKb(path: string): number {
  const known = gzipped.get(path) ?? gzipSync(readFileSync(DIST + path), { level: 9 }).length / 1024;
  gzipped.set(path, known);
  return known;
}

const isCall = (path: string): boolean => path.startsWith("/trpc/");

/** What a first visit to a route costs, with an empty cache; without a service worker, which fetches for the device. */
export async function measurePage(
  browser: Browser,
  { name, path, usable, visitor }: MeasuredRoute,
  size: keyof typeof WIDTHS,
  golfer: Session,
): Promise<Measured> {
  const viewport = WIDTHS[size];
  const context = await browser.newContext({
    viewport,
    serviceWorkers: "block",
    ...(size === "phone" && TOUCH),
    ...(!visitor && { storageState: golfer }),
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage, usable);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => window.watched.usableAt !== undefined);
  const { loaded, loadedLater, ...seen } = await page.evaluate(read);
  const controls = await page.evaluate(readControls);
  const scripts = [...new Set(loaded.filter((file) => file.endsWith(".js")))];
  const violations = await axeViolations(page, { tags: ALL_RULES });
  await context.close();
  return {
    route: name,
    width: viewport.width,
    scripts: scripts.length,
    kb: scripts.reduce((sum, file) => sum + gzipKb(file), 0),
    requests: loaded.length + 1,
    calls: loaded.filter(isCall),
    later: loadedLater.filter(isCall),
    axe: violations.length,
    ...seen,
    ...controls,
    violations,
  };
}

/** Runs in the browser. */
function read() {
  const SMALLEST_PX = 12;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement: element, textContent: text } = texts.currentNode;
    if (!element?.checkVisibility() || !text?.trim() || element.closest(".sr-only, script, style, noscript")) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < SMALLEST_PX) small.add(`${size} px: ${text.trim().slice(0, 40)}`);
  }
  const { usableAt = 0, shift, shifts, moved, scrolled } = window.watched;
  const requests = performance.getEntriesByType("resource");
  const paths = (some: PerformanceEntry[]): string[] => some.map(({ name }) => new URL(name).pathname);
  const root = document.documentElement;
  const action = document.querySelector("main article .above-stretch")?.getBoundingClientRect().bottom;
  return {
    loaded: paths(requests.filter(({ startTime }) => startTime <= usableAt)),
    loadedLater: paths(requests.filter(({ startTime }) => startTime > usableAt)),
    shift,
    moved,
    scrolled,
    small: [...small],
    sideways: Math.max(0, root.scrollWidth - window.innerWidth),
    height: root.scrollHeight,
    action: action === undefined ? undefined : Math.round(action + window.scrollY),
    shifts,
  };
}
