import type { PageDocument } from "@fourball/domain/pages";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { CourseSkeleton } from "../features/course/course-skeleton.tsx";
import { DashboardSkeleton } from "../features/dashboard/dashboard-skeleton.tsx";
import { MarketplaceSkeleton } from "../features/marketplace/marketplace-skeleton.tsx";
import { ProfileSkeleton } from "../features/profile/profile-skeleton.tsx";
import { SettingsSkeleton } from "../features/settings/settings-skeleton.tsx";
import { AccountFrame } from "../features/sign-in/account-frame.tsx";
import { TeeTimeSkeleton } from "../features/tee-time/tee-time-skeleton.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";

/** The first screen of a page while its code and its data load. */
export function PageSkeleton({ page }: { page: PageDocument }): ReactNode {
  switch (page) {
    case "sign-in":
    case "sign-up":
    case "forgot-password":
    case "reset-password":
    case "confirm-email":
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
    case "data-retention":
    case "request-confirmation":
      return <ShellSkeleton>{publicBodies[page] ?? null}</ShellSkeleton>;
    default:
      return (
        <>
          <ShellSkeleton>{bodies[page]}</ShellSkeleton>
          <BottomNav />
        </>
      );
  }
}

const publicBodies: Partial<Record<PageDocument, ReactNode>> = { profile: <ProfileSkeleton />, course: <CourseSkeleton /> };

const columns = "stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start";

const twoColumns = (
  <div className="stack gap-4 sm:gap-5">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-9 w-64" />
    <div className={columns}>
      <Card className="grid gap-6 p-4 sm:p-6">
        <FormSkeleton />
        <FormSkeleton />
      </Card>
      <Skeleton className="h-80 rounded-card" />
    </div>
  </div>
);

const activity = (
  <div className={columns}>
    <div className="stack gap-5 sm:gap-6">
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
    <Skeleton className="h-96 rounded-card" />
  </div>
);

const bodies = {
  home: <MarketplaceSkeleton />,
  marketplace: <MarketplaceSkeleton />,
  create: twoColumns,
  settings: <SettingsSkeleton />,
  admin: twoColumns,
  dashboard: <DashboardSkeleton />,
  activity,
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
