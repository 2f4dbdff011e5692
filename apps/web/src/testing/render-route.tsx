import { busyClub } from "@fourball/testkit/busy-club";
import { FakeSocket } from "@fourball/testkit/fake-socket";
import { mockApi } from "@fourball/testkit/mock-api";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import type { Mock } from "@fourball/testkit/pretend";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createAppRouter } from "../router.ts";
import { createQueryClient } from "../shared/query-client.ts";
import { signInAgain } from "../shared/session.ts";
import { createTrpcClient, trpc } from "../shared/trpc.ts";
import { server } from "./mock-server.ts";

type Rendered = { user: UserEvent; router: ReturnType<typeof createAppRouter>; socket: FakeSocket };

/** The whole app at a path, for a signed-in golfer, over answers of which a test changes those that it is about. */
export function renderRoute(path: string, changes: MockTreeChanges = {}, socket = new FakeSocket()): Rendered {
  return renderMock(path, { handlers: [mockApi(busyClub(changes)), socket.handler], socket });
}

/** The whole app at a path, over everything that stands in for a server. */
export function renderMock(path: string, { handlers, socket }: Pick<Mock, "handlers" | "socket">): Rendered {
  server.use(...handlers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const queryClient = createQueryClient();
  render(
    <trpc.Provider client={createTrpcClient(signInAgain)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { user: userEvent.setup(), router, socket };
}
