import type { Rolldown } from "vite";
import { pageKinds as allKinds, type PageKind, routeModules } from "./page-kinds.ts";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never) => unknown>>[1];
type Pages = readonly PageKind[];

/** Few golfers open the admin pages: they use what others load first, and are a chunk of their own. */
const pageKinds = allKinds.filter((kind) => kind !== "admin" && kind !== "activity");

const MARKETPLACE: Pages = ["marketplace", "home"];
const GAMES: Pages = [...MARKETPLACE, "dashboard", "tee-time", "profile", "course"];
const ACCOUNT: Pages = [
  "sign-in",
  "sign-up",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "finish-sign-up",
  "undo-email-change",
];

/** One chunk: who sees the first comes from the second, or goes there. */
const STANDING: Pages = ["standing-games", "new-standing-game"];

/** They show the sky of one game. */
const SKY: Pages = ["tee-time", "guest-request", "fill-spot", "round", "request-confirmation"];

const hasAny = (pages: Pages, kinds: Pages): boolean => kinds.some((kind) => pages.includes(kind));
const isOnly = (pages: Pages, kinds: Pages): boolean => pages.every((kind) => kinds.includes(kind));

/**
 * The chunks that several pages share; a module goes to the first that it fits. What a module imports is needed by all of its pages
 * and more: it comes in the same chunk or in one above.
 */
const shared: [name: string, fits: (pages: Pages, id: string) => boolean][] = [
  ["frame", (pages, id) => pages.length === pageKinds.length && isLibrary(id)],
  ["shell", (pages) => hasAny(pages, ["marketplace", "profile"]) && !isOnly(pages, GAMES)],
  ["games", (pages, id) => hasAny(pages, ["marketplace", "profile"]) && (!isOnly(pages, MARKETPLACE) || OF_ALL_SCREENS.test(id))],
  ["mailed", (pages) => pages.includes("unsubscribe")],
  ["controls", (pages) => (pages.includes("tee-time") ? hasAny(pages, ["settings", "sign-in"]) : pages.includes("dashboard"))],
  ["art", (pages, id) => pages.length > 1 && !pages.includes("tee-time") && /\/art\//.test(id)],
  ["parts", (pages) => pages.includes("tee-time") && !isOnly(pages, SKY)],
  ["sky", (pages) => isOnly(pages, SKY)],
  ["forms", (pages) => hasAny(pages, ["settings", "sign-in"]) && !isOnly(pages, ACCOUNT)],
  ["account", (pages) => isOnly(pages, ACCOUNT)],
  ["marketplace", (pages) => isOnly(pages, MARKETPLACE)],
  ["create", (pages) => isOnly(pages, ["create", ...STANDING])],
];

const isLibrary = (id: string): boolean => id.includes("/node_modules/");
/** Screens are drawn without them. The queue on the device reads by these, so every page evaluates them once it is idle. */
const QUEUE = /node_modules\/zod\/|\/packages\/domain\/src\/(inputs|id|text|chat\/message)\.ts$/;
/** Parts of other pages that come later have it in common with the list, and must not bring the list along. */
const OF_ALL_SCREENS = /\/packages\/ui\/src\/|\/src\/golf\/face\//;
/** The package names it beside the HTTP code, which would bring it along. */
const SOCKET = /@trpc\/client\/dist\/wsLink/;
/** Toasts, sheets and sliders have it in common. */
const SWIPE = /@base-ui\/(utils\/clamp|react\/utils\/(scrollable|getElement\w+|useSwipeDismiss))\./;
/** The package's index names it beside what every page needs, but only what is kept on the device uses it. */
const HYDRATION = /@tanstack\/query-core\/build\/modern\/hydration/;
const ICON = /lucide-react\/.*\/icons\//;
const ART = /packages\/ui\/src\/art\//;
const OVERLAYS = /node_modules\/(@base-ui|@floating-ui)\/|packages\/ui\/src\//;

/** What a screen needs only later is left to the bundler, but for what several features open. */
function groupOf(id: string, context: Context): string | undefined {
  if (HYDRATION.test(id)) return undefined;
  const pages = pagesOf(id, context);
  if (pages.length > 0 && isOnly(pages, STANDING)) return "standing-games";
  if (pages.length > 1) return shared.find(([, fits]) => fits(pages, id))?.[0] ?? "shell";
  if (pages.length === 0 && ART.test(id)) return "art-later";
  if (OVERLAYS.test(id)) return pages[0] === "create" ? "pickers" : "overlays";
  return pages[0];
}

export function chunkGroups(root: string): Group[] {
  pagesOf.root = root;
  const names = [...shared.map(([name]) => name), "pickers", ...pageKinds, "overlays", "art-later"];
  const inOrder: Group[] = names.map((name, place) => ({
    name: (id, context) => (groupOf(id, context) === name ? name : null),
    debugName: name,
    priority: names.length - place,
    // A toast must not bring every menu and dialog along. In bytes before minification: parts that are merged beyond that may
    // import each other, which `npm run budget` finds.
    ...(name === "overlays" && { entriesAware: true, entriesAwareMergeThreshold: 15_000 }),
  }));
  // It runs before all others, so what it imports is part of it, and the others import from it.
  const first: Group = { name: "first-request", test: /src\/first-request\.ts$/, priority: names.length + 2 };
  const socket: Group = { name: "socket", test: SOCKET, priority: names.length + 1, includeDependenciesRecursively: false };
  const swipe: Group = { name: "swipe", test: SWIPE, priority: names.length + 1, includeDependenciesRecursively: false };
  // Without the constants beside them, which screens read.
  const queue: Group = { name: "zod", test: QUEUE, priority: names.length + 1, includeDependenciesRecursively: false };
  // A file each for a few hundred bytes otherwise, whose names the first load has in its list of what can follow.
  const icons: Group = { name: "icons", test: ICON, minShareCount: 2, priority: 0 };
  return [first, socket, swipe, queue, ...inOrder, icons];
}

/** The pages whose first screen needs a module. */
const pagesOf = Object.assign(
  (id: string, context: Context): Pages => {
    pagesOf.known ??= allPages(pagesOf.root, context);
    return pagesOf.known.get(id) ?? [];
  },
  { root: "", known: undefined as Map<string, PageKind[]> | undefined },
);

function allPages(root: string, context: Context): Map<string, PageKind[]> {
  const found = new Map<string, PageKind[]>();
  for (const kind of pageKinds) {
    const todo = routeModules(kind).map((module) => root + module);
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      const pages = found.get(id) ?? [];
      if (pages.at(-1) === kind) continue;
      found.set(id, [...pages, kind]);
      todo.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
