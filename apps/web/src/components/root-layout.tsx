import { PRODUCT } from "@fourball/domain/product";
import { HairlineProgress } from "@fourball/ui/hairline-progress";
import { RouteFocus } from "@fourball/ui/route-focus";
import { SkipLink } from "@fourball/ui/skip-link";
import { subscribeToTheme } from "@fourball/ui/theme";
import { Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { hasPendingRequest } from "../shared/tab-storage.ts";
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
      <WayIn />
      <Toasts />
    </>
  );
}

const SubmitPendingRequest = lazy(() =>
  import("../features/pending-request/submit-pending-request.tsx").then(({ SubmitPendingRequest }) => ({
    default: SubmitPendingRequest,
  })),
);

/** Somebody who wanted to join signs in, or has: each page on the way looks whether the request still waits. */
function WayIn(): ReactNode {
  useRouterState({ select: ({ location }) => location.href });
  const [isWaiting, setWaiting] = useState(hasPendingRequest);
  if (!isWaiting && hasPendingRequest()) setWaiting(true);
  return isWaiting ? (
    <Suspense>
      <SubmitPendingRequest />
    </Suspense>
  ) : null;
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
