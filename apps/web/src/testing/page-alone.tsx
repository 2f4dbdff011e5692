import { type AnyRoute, createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MemberLayout } from "../app/member-layout.tsx";
import { PublicLayout } from "../app/public-layout.tsx";
import { MemberContext } from "../kit/session/member.ts";
import { useSession } from "../kit/session/session.ts";
import { routeTree } from "../route-tree.gen.ts";

type Drawn = Partial<Record<string, () => ReactNode>>;

/** The routes of the app, except that a page of a signed-in golfer is drawn without the header, the bottom bar and the background work, and the routes named here as said. */
export const pageAlone = (drawn: Drawn = {}): typeof routeTree => copyOf({ ...layouts, ...drawn });

/** Copying keeps the type of the tree: every route stays, with its id, path and search; only components differ. */
const copyOf = (drawn: Drawn) => copyRoute(routeTree, drawn) as typeof routeTree;

/** Routes are shared by all tests of a process, so they are copied instead of changed. */
function copyRoute(route: AnyRoute, drawn: Drawn, parent?: AnyRoute): AnyRoute {
  const copy: AnyRoute = parent ? createRoute({ getParentRoute: () => parent, id: route.id }) : createRootRoute();
  const component = drawn[route.id];
  copy.update({ ...route.options, ...(parent && { getParentRoute: () => parent }), ...(component && { component }) });
  const children: AnyRoute[] = Object.values(route.children ?? {});
  return copy.addChildren(children.map((child) => copyRoute(child, drawn, copy)));
}

/** Visitors see the layout as it is: it has little besides the page. */
const aloneIn = (Layout: () => ReactNode) =>
  function Alone(): ReactNode {
    const session = useSession();
    if (session.state !== "signed-in") return <Layout />;
    return (
      <MemberContext value={session.account}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </MemberContext>
    );
  };

const layouts: Drawn = { "/_member": aloneIn(MemberLayout), "/_public": aloneIn(PublicLayout) };
