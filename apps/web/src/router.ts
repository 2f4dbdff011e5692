import { parsePlainSearch, stringifyPlainSearch } from "@fourball/domain/links/plain-search";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "./app/not-found.tsx";
import { RouteError } from "./app/route-error.tsx";
import { arrive, canMoveGames, gameTransition } from "./golf/game-transition.ts";
import { loadNewBuild } from "./kit/offline/new-build.ts";
import { routeTree } from "./route-tree.gen.ts";

export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Search parameters that no route declares are dropped.
    search: { strict: true },
    defaultPreload: "intent",
    scrollRestoration: true,
    ...(canMoveGames() && { defaultViewTransition: gameTransition }),
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
  });
  router.subscribe("onRendered", arrive);
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (pathChanged) void loadNewBuild();
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The game that was just created: the marketplace shows it first. */
    liveGame?: string;
    /** After a request: the tab of the dashboard that has it. */
    opens?: "pending";
  }
  interface StaticDataRouteOption {
    /** The page's name in the title and in the route announcement. */
    title?: string;
    /** Shows "not found" to everyone but admins. */
    isForAdmins?: boolean;
  }
}
