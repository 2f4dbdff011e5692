import type { Account } from "@fourball/domain/account/schema";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { mockApi } from "@fourball/testkit/mock-api";
import type { MockTree } from "@fourball/testkit/mock-tree";
import type { NetworkConditions } from "@fourball/testkit/network";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { httpBatchLink } from "@trpc/client";
import { getResponse } from "msw";
import { type ReactNode, useState } from "react";
import { MemberContext } from "../src/kit/session/member.ts";
import { handleUnauthorized } from "../src/kit/session/session.ts";
import { createQueryClient } from "../src/kit/trpc/query-client.ts";
import { trpc } from "../src/kit/trpc/trpc.ts";

type MockAppProps = {
  /** The mock's answers; by default every call succeeds. */
  tree?: MockTree;
  network?: NetworkConditions;
  member?: Partial<Account>;
  children: ReactNode;
};

/** A signed-in golfer with a client of their own, answered only by these mocks. */
export function MockApp({ tree = mockAnswers(), network = {}, member = {}, children }: MockAppProps): ReactNode {
  const [queryClient] = useState(() => createQueryClient(handleUnauthorized));
  const [client] = useState(() => clientOf(tree, network));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemberContext value={anAccount(member)}>{children}</MemberContext>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function clientOf(tree: MockTree, network: NetworkConditions) {
  const handlers = [mockApi(tree, network)];
  // Without a service worker, which all parts of the page would share.
  const answer: typeof fetch = async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error();
  return trpc.createClient({ links: [httpBatchLink({ url: new URL("/trpc", window.location.origin), fetch: answer })] });
}

type AtProps = { path: string; children: ReactNode };

/** A router of its own, so that links inside do not leave the gallery. */
export function At({ path, children }: AtProps): ReactNode {
  const [router] = useState(() => routerAt(path, children));
  return <RouterProvider router={router} />;
}

function routerAt(path: string, shown: ReactNode) {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: "$", component: () => shown });
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree: root.addChildren([anywhere]), history });
}
