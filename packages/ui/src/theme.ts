/** What a person chose; `system` follows the device and is what everyone starts with. */
export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// The same key and colours stand in assets/public/theme.js, which runs before any module can.
const storageKey = "theme";
const barColors = { light: "#fbfaf3", dark: "#0a1511" };

const listeners = new Set<() => void>();
const darkDevice = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system"; // storage is blocked
  }
}

export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

/** Calls back when the choice or the device's preference changes, also from another tab. Returns the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  const media = darkDevice();
  const follow = (): void => {
    applyTheme(readTheme());
    listener();
  };
  const followStorage = ({ key }: StorageEvent): void => {
    if (key === storageKey || key === null) follow();
  };
  listeners.add(listener);
  media.addEventListener("change", follow);
  window.addEventListener("storage", followStorage);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", follow);
    window.removeEventListener("storage", followStorage);
  };
}

function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === "dark" || (choice === "system" && darkDevice().matches);
  const shown = isDark ? "dark" : "light";
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", barColors[shown]);
}
