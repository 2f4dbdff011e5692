import { PAGES, type PageDocument } from "@fourball/domain/pages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { trpc } from "../kit/trpc/trpc.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

/** An address of the document, whose place the bottom bar shows as the current one. */
function addressOf(document: PageDocument): string {
  if (document === "activity") return "/dashboard?tab=requests";
  return PAGES.find((page) => page.document === document)?.path.replace(/:\w+/, "1") ?? "/";
}

/** What a document shows before any script runs: the frame and the loading state of its page. */
export async function shellMarkup(document: PageDocument): Promise<string> {
  const rootRoute = createRootRoute({
    component: () => <PageSkeleton page={document} />,
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [addressOf(document)] }),
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
