import type { ReactNode } from "react";
import { ShareProfileCard } from "../../shared/golfer/share-profile-card.tsx";
import { Activity } from "./activity/activity.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { NextUp } from "./next-up.tsx";
import { OpenRatings } from "./open-ratings.tsx";
import { StatCards } from "./stat-cards.tsx";

export function DashboardScreen(): ReactNode {
  return (
    <div className="stack gap-5 sm:gap-6">
      <DashboardHeader />
      <div className="stack gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <div className="stack gap-5 sm:gap-6">
          <OpenRatings />
          <NextUp />
          <StatCards />
          <DashboardTabs />
        </div>
        <div className="stack gap-5 sm:gap-6">
          <Activity />
          <aside aria-label="Your public profile">
            <ShareProfileCard />
          </aside>
        </div>
      </div>
    </div>
  );
}
