import { DASHBOARD_TABS, type DashboardTab } from "@fourball/domain/links/page-search";
import { FigureTab, FigureTabList, TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { Answers } from "../../golf/requests/use-answers.ts";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { halvesOf, withStatus } from "./games.ts";
import { HostedTab } from "./hosted-tab.tsx";
import { JoinedTab } from "./joined-tab.tsx";
import { dashboardTexts } from "./texts.ts";
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
  const navigate = useNavigate();
  const isWide = useIsWide();
  const figures = useFigures();
  const tab = useOpenTab(figures, isWide && (isReplyDue ?? Boolean(figures.requests)));
  return (
    <Tabs
      className="gap-0! overflow-clip rounded-card border border-line bg-surface shadow-card"
      onValueChange={(value) => {
        const next = DASHBOARD_TABS.find((known) => known === value);
        void navigate({ to: "/dashboard", search: { tab: next }, resetScroll: false });
      }}
      value={tab}
    >
      <FigureTabList label={dashboardTexts.tabs.label}>
        {DASHBOARD_TABS.map((each) => (
          <FigureTab
            figure={isWide ? null : figures[each]}
            key={each}
            name={isWide ? undefined : dashboardTexts.tabs.names[each]}
            needsAttention={each === "requests" && Boolean(figures.requests)}
            value={each}
          >
            {dashboardTexts.tabs[each]}
          </FigureTab>
        ))}
      </FigureTabList>
      <Panel tab="hosted">
        <HostedTab />
      </Panel>
      <Panel tab="joined">
        <JoinedTab />
      </Panel>
      <Panel tab="pending">
        <Suspense fallback={<Skeleton className="h-83" />}>
          <PendingTab />
        </Suspense>
      </Panel>
      <Panel className="bg-paper p-4" tab="requests">
        <WaitingOnYou answers={answers} />
      </Panel>
    </Tabs>
  );
}

type PanelProps = { tab: DashboardTab; className?: string; children: ReactNode };

const Panel = ({ tab, className = "", children }: PanelProps): ReactNode => (
  <TabPanel className={`rounded-b-card ${className}`} value={tab}>
    <h2 className="sr-only">{dashboardTexts.tabs[tab]}</h2>
    {children}
  </TabPanel>
);

type Figures = Record<DashboardTab, number | undefined>;

function useFigures(): Figures {
  const { data: stats } = trpc.dashboard.stats.useQuery();
  const { data: joined } = trpc.dashboard.joined.useQuery();
  return {
    hosted: stats?.hosted,
    joined: stats?.joined,
    pending: joined && halvesOf(withStatus(joined, "pending"), ({ teeTime }) => teeTime).upcoming.length,
    requests: stats?.requestsWaiting,
  };
}

/** The one in the address, or the one with something to see. */
function useOpenTab(figures: Figures, isReplyExpected: boolean): DashboardTab {
  const { tab: chosen } = useSearch({ from: "/_member/dashboard" });
  const opens = useLocation({ select: ({ state }) => state.opens });
  // A request that is answered by now is among the joined games, if it was approved.
  const afterRequest = opens && figures[opens] === 0 ? figures.joined && "joined" : opens;
  return chosen || afterRequest || (isReplyExpected ? "requests" : DASHBOARD_TABS.find((each) => figures[each])) || "hosted";
}
