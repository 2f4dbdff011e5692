import { FigureTab, FigureTabList, TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { Answers } from "../../golf/requests/use-answers.ts";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { DASHBOARD_TABS, type DashboardTab } from "./dashboard-search.ts";
import { halvesOf, withStatus } from "./games.ts";
import { HostedTab } from "./hosted-tab.tsx";
import { JoinedTab } from "./joined-tab.tsx";
import { texts } from "./texts.ts";
import { WaitingOnYou } from "./waiting-on-you.tsx";

const PendingTab = lazy(() => import("./below-games.tsx").then(({ PendingTab }) => ({ default: PendingTab })));

type DashboardTabsProps = {
  answers: Answers;
  /** Whether the golfer has to reply soon, as soon as that is known. */
  isReplyDue?: boolean | undefined;
};

/**
 * The four lists; the open one is in the address. In one column the address of the last one is a place of its own, and the tabs are
 * the figures.
 */
export function DashboardTabs({ answers, isReplyDue }: DashboardTabsProps): ReactNode {
  const { tab: chosen } = useSearch({ from: "/_member/dashboard" });
  const navigate = useNavigate();
  const { data: stats } = trpc.dashboard.stats.useQuery();
  const { data: joined } = trpc.dashboard.joined.useQuery();
  const pendingCount = joined && halvesOf(withStatus(joined, "pending"), ({ teeTime }) => teeTime).upcoming.length;
  const isWide = useIsWide();
  const figures: Record<DashboardTab, number | undefined> = {
    hosted: stats?.hosted,
    joined: stats?.joined,
    pending: pendingCount,
    requests: stats?.requestsWaiting,
  };
  const opens = useLocation({ select: ({ state }) => state.opens });
  // A request that is answered by now is among the joined games, if it was approved.
  const afterRequest = opens && figures[opens] === 0 ? stats?.joined && "joined" : opens;
  const isReplyExpected = isWide && (isReplyDue ?? Boolean(figures.requests));
  const tab = chosen || afterRequest || (isReplyExpected ? "requests" : DASHBOARD_TABS.find((each) => figures[each])) || "hosted";
  return (
    <Tabs
      className="gap-0! overflow-clip rounded-card border border-line bg-surface shadow-card"
      onValueChange={(value) => {
        const next = DASHBOARD_TABS.find((known) => known === value);
        void navigate({ to: "/dashboard", search: { tab: next }, resetScroll: false });
      }}
      value={tab}
    >
      <FigureTabList label={texts.tabs.label}>
        {DASHBOARD_TABS.map((each) => (
          <FigureTab
            figure={isWide ? null : figures[each]}
            key={each}
            name={isWide ? undefined : texts.tabs.names[each]}
            needsAttention={each === "requests" && Boolean(figures.requests)}
            value={each}
          >
            {texts.tabs[each]}
          </FigureTab>
        ))}
      </FigureTabList>
      <TabPanel className="rounded-b-card" value="hosted">
        <h2 className="sr-only">{texts.tabs.hosted}</h2>
        <HostedTab />
      </TabPanel>
      <TabPanel className="rounded-b-card" value="joined">
        <h2 className="sr-only">{texts.tabs.joined}</h2>
        <JoinedTab />
      </TabPanel>
      <TabPanel className="rounded-b-card" value="pending">
        <h2 className="sr-only">{texts.tabs.pending}</h2>
        <Suspense fallback={<Skeleton className="h-20" />}>
          <PendingTab />
        </Suspense>
      </TabPanel>
      <TabPanel className="rounded-b-card bg-paper p-4" value="requests">
        <h2 className="sr-only">{texts.tabs.requests}</h2>
        <WaitingOnYou answers={answers} />
      </TabPanel>
    </Tabs>
  );
}
