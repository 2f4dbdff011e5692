import type { Account } from "@fourball/domain/account/schema";
import { busyClub } from "@fourball/testkit/busy-club";
import { anAccount } from "@fourball/testkit/fixtures";
import type { Line } from "@fourball/testkit/line";
import { mockApi } from "@fourball/testkit/mock-api";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { httpBatchLink } from "@trpc/client";
import { getResponse } from "msw";
import { type ReactNode, useState } from "react";
import { MemberContext } from "../src/shared/member.ts";
import { createQueryClient } from "../src/shared/query-client.ts";
import { trpc } from "../src/shared/trpc.ts";

type ClubProps = {
  /** What is answered; without it, every call succeeds. */
  tree?: MockTree;
  line?: Line;
  member?: Partial<Account>;
  children: ReactNode;
};

/** A signed-in golfer at a club of their own: what is asked in here is answered by its mocks, and by nothing else. */
export function Club({ tree = busyClub(), line = {}, member = {}, children }: ClubProps): ReactNode {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => clientOf(tree, line));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemberContext value={anAccount(member)}>{children}</MemberContext>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function clientOf(tree: MockTree, line: Line) {
  const handlers = [mockApi(tree, line)];
  // Without a service worker, which all parts of the page would share.
  const answer: typeof fetch = async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error();
  return trpc.createClient({ links: [httpBatchLink({ url: new URL("/trpc", window.location.origin), fetch: answer })] });
}

type AtProps = { path: string; children: ReactNode };

/** Links lead on from here, in an address bar that only what is inside can see. */
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
