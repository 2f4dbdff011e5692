import { linkTo } from "@fourball/domain/links/links";
import { PAGES, type PageDocument } from "@fourball/domain/pages";
import { Skeleton } from "@fourball/ui/skeleton";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { AdminSkeleton } from "../features/admin/admin-skeleton.tsx";
import { CourseSkeleton } from "../features/course/course-skeleton.tsx";
import { CreateSkeleton } from "../features/create-tee-time/create-skeleton.tsx";
import { ActivitySkeleton } from "../features/dashboard/activity/activity-skeleton.tsx";
import { DashboardSkeleton } from "../features/dashboard/dashboard-skeleton.tsx";
import { ProfilePlaceSkeleton } from "../features/dashboard/profile/profile-place-skeleton.tsx";
import { MarketplaceSkeleton } from "../features/marketplace/marketplace-skeleton.tsx";
import { ProfileSkeleton } from "../features/profile/profile-skeleton.tsx";
import { SettingsSkeleton } from "../features/settings/settings-skeleton.tsx";
import { AccountFrame } from "../features/sign-in/account-frame.tsx";
import { NewStandingGameSkeleton } from "../features/standing-games/new/new-standing-game-skeleton.tsx";
import { StandingGamesSkeleton } from "../features/standing-games/standing-games-skeleton.tsx";
import { TeeTimeSkeleton } from "../features/tee-time/tee-time-skeleton.tsx";
import { trpc } from "../kit/trpc/trpc.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";

/** An address of the document, whose place the bottom bar shows as the current one. */
function addressOf(document: PageDocument): string {
  if (document === "activity") return linkTo("/dashboard", { search: { tab: "requests" } });
  return PAGES.find((page) => page.document === document)?.path.replace(/:\w+/, "1") ?? "/";
}

/** What a document shows before any script runs: the frame and the loading state of its page. */
export async function shellMarkup(document: PageDocument): Promise<string> {
  const rootRoute = createRootRoute({
    component: () => <PageSkeleton page={document} />,
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [addressOf(document)] }),
    isServer: true,
  });
  await router.load();
  const queryClient = new QueryClient();
  return renderToString(
    <StrictMode>
      <trpc.Provider client={trpc.createClient({ links: [] })} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  );
}

/** The first screen of a page while its code and its data load. */
function PageSkeleton({ page }: { page: PageDocument }): ReactNode {
  switch (page) {
    case "sign-in":
    case "sign-up":
    case "forgot-password":
    case "reset-password":
    case "confirm-email":
    case "undo-email-change":
    case "finish-sign-up":
      return (
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      );
    // Nothing but the frame is sure: a visitor sees another one than a golfer.
    case "profile":
    case "course":
    case "unsubscribe":
    case "guest-request":
    case "still-playing":
    case "fill-spot":
    case "round":
    case "data-retention":
    case "request-confirmation":
      return <ShellSkeleton>{publicBodies[page] ?? null}</ShellSkeleton>;
    default:
      return (
        <>
          <ShellSkeleton>{bodies[page]}</ShellSkeleton>
          {hasOwnFrame(page) ? null : <BottomNav />}
        </>
      );
  }
}

/** On a phone it has its own way back, and its action at the bottom. */
const hasOwnFrame = (page: PageDocument): boolean => page === "tee-time" || page === "create";

const publicBodies: Partial<Record<PageDocument, ReactNode>> = { profile: <ProfileSkeleton />, course: <CourseSkeleton /> };

const bodies = {
  home: <MarketplaceSkeleton />,
  marketplace: <MarketplaceSkeleton />,
  create: <CreateSkeleton />,
  "standing-games": <StandingGamesSkeleton />,
  "new-standing-game": <NewStandingGameSkeleton />,
  settings: <SettingsSkeleton />,
  admin: <AdminSkeleton />,
  dashboard: (
    <>
      {/* The server does not see which place of the dashboard `#me` asks for. */}
      <div className="hidden scroll-mt-96 max-lg:target:block" id="me">
        <ProfilePlaceSkeleton />
      </div>
      <div className="max-lg:[:target+&]:hidden">
        <DashboardSkeleton />
      </div>
    </>
  ),
  activity: (
    <>
      <div className="lg:hidden">
        <ActivitySkeleton />
      </div>
      <div className="max-lg:hidden">
        <DashboardSkeleton />
      </div>
    </>
  ),
  "tee-time": <TeeTimeSkeleton />,
};

function FormSkeleton(): ReactNode {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-12 rounded-control" />
    </div>
  );
}
