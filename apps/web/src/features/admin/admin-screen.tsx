import { Tab, TabList, TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../kit/trpc/trpc.ts";
import { ADMIN_TABS } from "./admin-search.ts";
import { AuditTab } from "./audit-tab.tsx";
import { CoursesTab } from "./courses-tab.tsx";
import { DisputesTab } from "./disputes/disputes-tab.tsx";
import { OutboxTab } from "./outbox-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PasskeyGate } from "./passkey-gate.tsx";
import { ReportsTab } from "./reports-tab.tsx";
import { texts } from "./texts.ts";
import { useRecheckRights } from "./use-recheck-rights.ts";
import { UsersTab } from "./users-tab.tsx";

export function AdminScreen(): ReactNode {
  const { tab = "overview" } = useSearch({ from: "/_member/admin" });
  const navigate = useNavigate();
  useRecheckRights();
  const utils = trpc.useUtils();
  const { data: methods } = trpc.passkey.methods.useQuery();
  const { data: attention } = trpc.admin.attention.useQuery();
  if (methods?.isRequired && !methods.isConfirmed)
    return <PasskeyGate hasPasskey={methods.passkeys.length > 0} onConfirmed={() => void utils.admin.invalidate()} />;
  return (
    <div className="stack gap-5 sm:gap-6">
      <h1>{texts.title}</h1>
      <Tabs
        onValueChange={(value) => {
          const next = ADMIN_TABS.find((known) => known === value);
          void navigate({ to: "/admin", search: { tab: next }, resetScroll: false });
        }}
        value={tab}
      >
        <TabList label={texts.tabList}>
          {ADMIN_TABS.map((name) => (
            <Tab key={name} value={name}>
              {name === "reports" ? texts.reportsTab(attention?.openReports ?? 0) : texts.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab />
        </TabPanel>
        <TabPanel value="courses">
          <CoursesTab />
        </TabPanel>
        <TabPanel value="disputes">
          <DisputesTab />
        </TabPanel>
        <TabPanel value="reports">
          <ReportsTab />
        </TabPanel>
        <TabPanel value="audit">
          <AuditTab />
        </TabPanel>
        <TabPanel value="outbox">
          <OutboxTab />
        </TabPanel>
      </Tabs>
    </div>
  );
}
