import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTheme, setTheme, subscribeToTheme } from "./theme.ts";

let deviceIsDark = false;
const beforePaint = readFileSync(join(import.meta.dirname, "../assets/public/theme.js"), "utf8");

beforeEach(() => {
  deviceIsDark = false;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => Object.assign(new EventTarget(), mediaOf(query)));
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

afterEach(() => setTheme("system"));

function mediaOf(media: string): MediaQueryList {
  const target = new EventTarget();
  return {
    media,
    matches: deviceIsDark,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
}

/** As another page of the site would have left them. */
const setCookies = (...cookies: string[]): void => void vi.spyOn(document, "cookie", "get").mockReturnValue(cookies.join("; "));

const shown = (): string | undefined => document.documentElement.dataset.theme;
const barColor = (): string | null | undefined => document.querySelector("meta")?.getAttribute("content");

it("follows the device until something is chosen", () => {
  deviceIsDark = true;
  expect(readTheme()).toBe("system");
  setTheme("system");
  expect(shown()).toBe("dark");
  setTheme("light");
  expect(shown()).toBe("light");
  expect(readTheme()).toBe("light");
});

it("keeps the choice where signing out, which clears every storage, does not reach", () => {
  setTheme("dark");
  localStorage.clear();
  sessionStorage.clear();
  expect(readTheme()).toBe("dark");
  setTheme("system");
  expect(readTheme()).toBe("system");
});

it("reads its own cookie among others", () => {
  setTheme("light");
  expect(document.cookie).toBe("theme=light");
  setCookies("old-theme=dark", "theme=light", "theme-park=dark");
  expect(readTheme()).toBe("light");
});

it("follows a choice made in another tab when one comes back", () => {
  const stop = subscribeToTheme(() => undefined);
  setCookies("theme=dark");
  document.dispatchEvent(new Event("visibilitychange"));
  stop();
  expect(shown()).toBe("dark");
});

it("colors the bar of the browser like the page", () => {
  setTheme("dark");
  expect(barColor()).toBe("#0a1511");
  setTheme("light");
  expect(barColor()).toBe("#fbfaf3");
});

it("tells those who asked, until they stop asking", () => {
  const onChange = vi.fn();
  const stop = subscribeToTheme(onChange);
  setTheme("dark");
  stop();
  setTheme("light");
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ["dark", false],
  ["light", true],
  ["system", true],
  ["system", false],
] as const)("is already %s before the first paint (dark device: %s)", (choice, isDark) => {
  deviceIsDark = isDark;
  setTheme(choice);
  const settled = [shown(), barColor()];
  delete document.documentElement.dataset.theme;
  new Function(beforePaint)();
  expect([shown(), barColor()]).toEqual(settled);
});
