import { PRODUCT } from "@fourball/domain/product";
import { HairlineProgress } from "@fourball/ui/hairline-progress";
import { RouteFocus } from "@fourball/ui/route-focus";
import { SkipLink } from "@fourball/ui/skip-link";
import { subscribeToTheme } from "@fourball/ui/theme";
import { Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useLasting } from "../shared/use-lasting.ts";
import { Toasts } from "./toasts.tsx";

export function RootLayout(): ReactNode {
  useEffect(() => subscribeToTheme(() => undefined), []);
  return (
    <>
      <SkipLink to="#main">Skip to content</SkipLink>
      <OnTheWay />
      <Arrival />
      <Outlet />
      <Toasts />
    </>
  );
}

function OnTheWay(): ReactNode {
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" });
  return useLasting(isLoading) ? <HairlineProgress label="Loading page" /> : null;
}

function Arrival(): ReactNode {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const title = page?.staticData.title ?? "Page not found";
  return <RouteFocus routeKey={page?.pathname ?? ""} title={`${title} · ${PRODUCT}`} />;
}
