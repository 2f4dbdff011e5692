/** The chosen theme; `system` follows the device and is the default. */
export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// The same name and colors are in assets/public/theme.js, which runs before any module can.
const cookieName = "theme";
const YEAR_SECONDS = 31_536_000;
const barColors = { light: "#fbfaf3", dark: "#0a1511" };

const listeners = new Set<() => void>();
const darkDevice = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

export function readTheme(): ThemeChoice {
  const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${cookieName}=`));
  return themeChoices.find((choice) => kept === `${cookieName}=${choice}`) ?? "system";
}

export function setTheme(choice: ThemeChoice): void {
  if (choice === "system") writeCookie("", 0);
  else writeCookie(choice, YEAR_SECONDS);
  applyTheme(choice);
  for (const listener of listeners) listener();
}

/** In a cookie, because signing out clears every storage; through document.cookie, because cookieStore is asynchronous and not in every browser. */
function writeCookie(value: string, seconds: number): void {
  document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/** Calls back when the choice or the device's preference changes, and when one comes back from another tab. Returns the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  const media = darkDevice();
  const follow = (): void => {
    applyTheme(readTheme());
    listener();
  };
  listeners.add(listener);
  media.addEventListener("change", follow);
  document.addEventListener("visibilitychange", follow);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", follow);
    document.removeEventListener("visibilitychange", follow);
  };
}

function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === "dark" || (choice === "system" && darkDevice().matches);
  const shown = isDark ? "dark" : "light";
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", barColors[shown]);
}
