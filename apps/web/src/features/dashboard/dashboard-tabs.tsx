import { Tab, TabList, TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { countText } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { DASHBOARD_TABS } from "./dashboard-search.ts";
import { HostedTab } from "./hosted-tab.tsx";
import { JoinedTab } from "./joined-tab.tsx";
import { PendingTab } from "./pending-tab.tsx";
import { RequestsTab } from "./requests-tab.tsx";
import { useAnswers } from "./use-answers.ts";
import { halvesOf, withStatus } from "./use-games.ts";

/** The four lists; the open one is in the address. */
export function DashboardTabs(): ReactNode {
  const { tab = "hosted" } = useSearch({ from: "/_member/dashboard" });
  const navigate = useNavigate();
  // Kept above the tabs, so that Undo survives switching tabs.
  const answers = useAnswers();
  const { data: stats } = trpc.dashboard.stats.useQuery();
  const { data: joined } = trpc.dashboard.joined.useQuery();
  const pendingCount = joined && halvesOf(withStatus(joined, "pending"), ({ teeTime }) => teeTime).upcoming.length;
  const waiting = stats?.requestsWaiting;
  return (
    <Tabs
      onValueChange={(value) => {
        const next = DASHBOARD_TABS.find((known) => known === value);
        void navigate({ to: "/dashboard", search: { tab: next }, resetScroll: false });
      }}
      value={tab}
    >
      <TabList label="Your games and requests">
        <Tab count={stats?.hosted} value="hosted">
          Hosted
        </Tab>
        <Tab count={stats?.joined} value="joined">
          Joined
        </Tab>
        <Tab count={pendingCount} value="pending">
          Pending
        </Tab>
        <Tab
          count={waiting}
          countLabel={waiting === undefined ? undefined : `${countText(waiting, "request")} waiting for your answer`}
          needsAttention={Boolean(waiting)}
          value="requests"
        >
          Requests
        </Tab>
      </TabList>
      <TabPanel value="hosted">
        <h2 className="sr-only">Hosted</h2>
        <HostedTab />
      </TabPanel>
      <TabPanel value="joined">
        <h2 className="sr-only">Joined</h2>
        <JoinedTab />
      </TabPanel>
      <TabPanel value="pending">
        <h2 className="sr-only">Pending</h2>
        <PendingTab />
      </TabPanel>
      <TabPanel value="requests">
        <h2 className="sr-only">Requests</h2>
        <RequestsTab answers={answers} />
      </TabPanel>
    </Tabs>
  );
}
