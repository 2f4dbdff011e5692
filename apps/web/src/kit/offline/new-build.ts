import { hasTyped } from "./has-typed.ts";

const LOADED_FOR = "fourball.loaded-for";

/** What failed to load as part of the app, as opposed to what failed in it. */
const failedImports = new WeakSet<object>();
/** What names the build that has replaced this page's, once a part of this page's could not be loaded. */
let newBuild: Promise<string | undefined> | undefined;

/**
 * A page that stays open over a deployment asks for parts of its build that the server no longer has. Whatever failed for
 * that reason is tried with the new build: at once where something was asked for and nothing is typed, else when the golfer
 * goes on to another page.
 */
export function watchForNewBuild(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failedImports.add(payload);
    newBuild = findNewBuild();
  });
  // A part that a tap asked for, and that nothing on the screen waits for.
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isFailedImport(reason) && !hasTyped()) void loadNewBuild();
  });
}

/** Whether an error says that a part of the app could not be loaded. */
export const isFailedImport = (error: unknown): boolean =>
  typeof error === "object" && error !== null && failedImports.has(error);

/** Loads the page at the address that is shown, once for each new build; without a new build nothing happens. */
export async function loadNewBuild(): Promise<void> {
  const build = await newBuild;
  if (build === undefined || sessionStorage.getItem(LOADED_FOR) === build) return;
  sessionStorage.setItem(LOADED_FOR, build);
  window.location.reload();
}

/** What names the newest build: the scripts of the app's document. Undefined where this page has them, or nothing answers. */
async function findNewBuild(): Promise<string | undefined> {
  const answer = await fetch("/app-shell", { cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const scripts = scriptsOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return scriptsOf(document).every((script) => scripts.includes(script)) ? undefined : scripts.join(" ");
}

const scriptsOf = (page: Document): (string | null)[] =>
  [...page.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute("src"));
