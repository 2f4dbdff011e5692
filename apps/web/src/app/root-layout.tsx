import { PRODUCT } from "@fourball/domain/product";
import { HairlineProgress } from "@fourball/ui/hairline-progress";
import { RouteFocus } from "@fourball/ui/navigation/route-focus";
import { SkipLink } from "@fourball/ui/navigation/skip-link";
import { subscribeToTheme } from "@fourball/ui/theme";
import { Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useDelayedFlag } from "../kit/page/use-delayed-flag.ts";
import { hasPendingRequest } from "../kit/session/tab-storage.ts";
import { announceToastRegion, loadToastRegion } from "../kit/toast.ts";
import { pageTitles } from "./page-titles.ts";
import { appTexts } from "./texts.ts";

export function RootLayout(): ReactNode {
  useEffect(() => subscribeToTheme(() => undefined), []);
  return (
    <>
      <SkipLink to="#main">{appTexts.skip}</SkipLink>
      <NavigationProgress />
      <RouteAnnouncer />
      <Outlet />
      <PendingRequestSubmitter />
      <Toasts />
    </>
  );
}

const SubmitPendingRequest = lazy(() =>
  import("../features/pending-request/submit-pending-request.tsx").then(({ SubmitPendingRequest }) => ({
    default: SubmitPendingRequest,
  })),
);

/** A visitor's join request survives sign-in: every navigation checks whether one is still pending. */
function PendingRequestSubmitter(): ReactNode {
  useRouterState({ select: ({ location }) => location.href });
  const [isWaiting, setWaiting] = useState(hasPendingRequest);
  if (!isWaiting && hasPendingRequest()) setWaiting(true);
  return isWaiting ? (
    <Suspense>
      <SubmitPendingRequest />
    </Suspense>
  ) : null;
}

function NavigationProgress(): ReactNode {
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" });
  return useDelayedFlag(isLoading) ? <HairlineProgress label={appTexts.loadingPage} /> : null;
}

function RouteAnnouncer(): ReactNode {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const title = page?.staticData.title ?? pageTitles.notFound;
  return <RouteFocus routeKey={page?.pathname ?? ""} title={`${title} · ${PRODUCT}`} />;
}

const ToastRegion = lazy(() => loadToastRegion().then(({ ToastRegion }) => ({ default: ToastRegion })));

function Toasts(): ReactNode {
  return (
    <Suspense>
      <ToastRegion />
      <Announce />
    </Suspense>
  );
}

/** Its effect runs after those of the region beside it, which is subscribed by then. */
function Announce(): ReactNode {
  useEffect(announceToastRegion, []);
  return null;
}
