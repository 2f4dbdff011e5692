import { mockAnswers } from "@fourball/testkit/mock-answers";
import { mockApi } from "@fourball/testkit/mock-api";
import { mockArchive } from "@fourball/testkit/mock-archive";
import { mockPictures } from "@fourball/testkit/mock-pictures";
import type { MockServer } from "@fourball/testkit/mock-server";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../app/app.tsx";
import { handleUnauthorized, signInAgain } from "../kit/session/session.ts";
import { createQueryClient } from "../kit/trpc/query-client.ts";
import { createTrpcClient } from "../kit/trpc/trpc.ts";
import type { routeTree } from "../route-tree.gen.ts";
import { createAppRouter } from "../router.ts";
import { server } from "./mock-server.ts";
import { pageAlone } from "./page-alone.tsx";

type Rendered = { user: UserEvent; router: ReturnType<typeof createAppRouter>; socket: FakeSocket };
type Mock = Pick<MockServer, "handlers" | "socket">;

/** Renders the whole app at a path for a signed-in golfer, with default mocks that a test overrides. */
export const renderApp = (path: string, changes: MockTreeChanges = {}, socket = new FakeSocket()): Rendered =>
  renderMock(path, mockOf(changes, socket));

/** Renders a page without the header, the bottom bar and the background work that the whole app adds to it. */
export const renderRoute = (path: string, changes: MockTreeChanges = {}, socket = new FakeSocket()): Rendered =>
  renderMock(path, mockOf(changes, socket), pageAlone());

/** Renders one part of a page at the page's path, without the rest of the page. */
export function renderPart(path: string, part: ReactNode, changes: MockTreeChanges = {}, socket = new FakeSocket()): Rendered {
  const [pathname = path] = path.split(/[?#]/);
  const [, , page] = createAppRouter().getMatchedRoutes(pathname);
  if (!page) throw new Error(`No page is at ${path}`);
  return renderMock(path, mockOf(changes, socket), pageAlone({ [page.id]: () => part }));
}

/** Renders the app at a path with the given mock server. */
export function renderMock(path: string, { handlers, socket }: Mock, tree?: typeof routeTree): Rendered {
  server.use(...handlers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  if (tree) router.update({ ...router.options, routeTree: tree });
  render(<App queryClient={createQueryClient(handleUnauthorized)} router={router} trpcClient={createTrpcClient(signInAgain)} />);
  return { user: userEvent.setup(), router, socket };
}

const mockOf = (changes: MockTreeChanges, socket: FakeSocket): Mock => ({
  handlers: [mockApi(mockAnswers(changes)), ...mockPictures(), mockArchive(), socket.handler],
  socket,
});
