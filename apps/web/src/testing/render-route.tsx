import { FakeSocket } from "@fourball/testkit/fake-socket";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { mockApi } from "@fourball/testkit/mock-api";
import { mockArchive } from "@fourball/testkit/mock-archive";
import { mockPictures } from "@fourball/testkit/mock-pictures";
import type { MockServer } from "@fourball/testkit/mock-server";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { App } from "../app/app.tsx";
import { createAppRouter } from "../router.ts";
import { signInAgain } from "../shared/session/session.ts";
import { createQueryClient } from "../shared/trpc/query-client.ts";
import { createTrpcClient } from "../shared/trpc/trpc.ts";
import { server } from "./mock-server.ts";

type Rendered = { user: UserEvent; router: ReturnType<typeof createAppRouter>; socket: FakeSocket };

/** Renders the whole app at a path for a signed-in golfer, with default mocks that a test overrides. */
export function renderRoute(path: string, changes: MockTreeChanges = {}, socket = new FakeSocket()): Rendered {
  return renderMock(path, {
    handlers: [mockApi(mockAnswers(changes)), ...mockPictures(), mockArchive(), socket.handler],
    socket,
  });
}

/** Renders the whole app at a path with the given mock server. */
export function renderMock(path: string, { handlers, socket }: Pick<MockServer, "handlers" | "socket">): Rendered {
  server.use(...handlers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(<App queryClient={createQueryClient()} router={router} trpcClient={createTrpcClient(signInAgain)} />);
  return { user: userEvent.setup(), router, socket };
}
