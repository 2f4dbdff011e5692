import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFoundScreen } from "./features/not-found/not-found-screen.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { RouteError } from "./routes/-route-error.tsx";
import { parsePlainSearch, stringifyPlainSearch } from "./shared/plain-search.ts";

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // What no screen reads is no part of an address.
    search: { strict: true },
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: RouteError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The unlisted game that was just created: the marketplace, where it does not stand, leads to it. */
    unlistedGame?: string;
  }
  interface StaticDataRouteOption {
    /** The page's name, before the product's in the title and as announced on arrival. */
    title?: string;
    /** For anyone but an admin there is no such page. */
    isForAdmins?: boolean;
  }
}
