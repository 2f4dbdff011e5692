import type { PageDocument } from "@fourball/domain/pages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { trpc } from "../kit/trpc/trpc.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

/** The place in the bottom bar that each document shows as the current one. */
const addresses: Record<PageDocument, string> = {
  home: "/",
  marketplace: "/marketplace",
  create: "/create",
  "tee-time": "/tee-times/1",
  admin: "/admin",
  dashboard: "/dashboard",
  activity: "/dashboard?tab=requests",
  "standing-games": "/standing-games",
  "new-standing-game": "/standing-games/new",
  settings: "/settings",
  profile: "/profile/1",
  course: "/courses/1",
  "request-confirmation": "/request-confirmation",
  "sign-in": "/sign-in",
  "sign-up": "/sign-up",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password",
  "confirm-email": "/confirm-email",
  "finish-sign-up": "/finish-sign-up",
  "undo-email-change": "/undo-email-change",
  unsubscribe: "/unsubscribe",
  "guest-request": "/guest-request",
  "still-playing": "/still-playing",
  round: "/round",
  "data-retention": "/data-retention",
};

/** What a document shows before any script runs: the frame and the loading state of its page. */
export async function shellMarkup(document: PageDocument): Promise<string> {
  const rootRoute = createRootRoute({
    component: () => <PageSkeleton page={document} />,
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [addresses[document]] }),
    isServer: true,
  });
  await router.load();
  const queryClient = new QueryClient();
  return renderToString(
    <StrictMode>
      <trpc.Provider client={trpc.createClient({ links: [] })} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  );
}
