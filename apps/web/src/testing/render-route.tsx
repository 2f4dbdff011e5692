import { busyClub } from "@fourball/testkit/busy-club";
import { mockApi } from "@fourball/testkit/mock-api";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createAppRouter } from "../router.ts";
import { createQueryClient } from "../shared/query-client.ts";
import { createTrpcClient, trpc } from "../shared/trpc.ts";
import { server } from "./mock-server.ts";

type Rendered = { user: UserEvent; router: ReturnType<typeof createAppRouter> };

/** The whole app at a path, for a signed-in golfer, over answers of which a test changes those that it is about. */
export function renderRoute(path: string, changes: MockTreeChanges = {}): Rendered {
  server.use(mockApi(busyClub(changes)));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { user: userEvent.setup(), router };
}
