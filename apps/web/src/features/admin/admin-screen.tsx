import { ADMIN_TABS } from "@fourball/domain/links/admin-search";
import type { SettingsPart } from "@fourball/domain/links/links";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Tab, TabList } from "@fourball/ui/navigation/tab-list";
import { TabPanel, Tabs } from "@fourball/ui/navigation/tabs";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { pages } from "../../kit/page/pages.ts";
import { PasskeyConfirmation } from "../../kit/reauthentication/passkey-confirmation.tsx";
import { apiErrorOf } from "../../kit/trpc/api-error.ts";
import { failureOf } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AuditTab } from "./audit-tab.tsx";
import { CoursesTab } from "./courses-tab.tsx";
import { DeliveriesTab } from "./deliveries-tab.tsx";
import { DisputesTab } from "./disputes/disputes-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { ReportsTab } from "./reports-tab.tsx";
import { adminTexts } from "./texts.ts";
import { UsersTab } from "./users-tab.tsx";

const CONTENTS: Record<(typeof ADMIN_TABS)[number], ReactNode> = {
  overview: <OverviewTab />,
  users: <UsersTab />,
  courses: <CoursesTab />,
  disputes: <DisputesTab />,
  reports: <ReportsTab />,
  audit: <AuditTab />,
  deliveries: <DeliveriesTab />,
};

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
      <h1>{adminTexts.title}</h1>
      <Tabs
        onValueChange={(value) => {
          const next = ADMIN_TABS.find((known) => known === value);
          void navigate({ to: "/admin", search: { tab: next }, resetScroll: false });
        }}
        value={tab}
      >
        <TabList label={adminTexts.tabList}>
          {ADMIN_TABS.map((name) => (
            <Tab key={name} value={name}>
              {name === "reports" ? adminTexts.reportsTab(attention?.openReports ?? 0) : adminTexts.tabs[name]}
            </Tab>
          ))}
        </TabList>
        {ADMIN_TABS.map((name) => (
          <TabPanel key={name} value={name}>
            {CONTENTS[name]}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

/** In place of the admin pages, where admins need a passkey and this session has used none. */
function PasskeyGate({ hasPasskey, onConfirmed }: { hasPasskey: boolean; onConfirmed: () => void }): ReactNode {
  return (
    <Card as="section" className="stack max-w-prose gap-4 p-4 sm:p-6">
      <h1>{adminTexts.passkey.title(hasPasskey)}</h1>
      <p>{hasPasskey ? adminTexts.passkey.use : adminTexts.passkey.add}</p>
      {hasPasskey ? (
        <PasskeyConfirmation onConfirmed={onConfirmed} />
      ) : (
        <Link className={linkStyle({ className: "w-fit" })} hash={"account" satisfies SettingsPart} to={pages.settings}>
          {adminTexts.passkey.toSettings}
        </Link>
      )}
    </Card>
  );
}

/** A forbidden error means the admin rights are gone: refetching the account turns the page into "not found". */
function useRecheckRights(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const checkError = (error: unknown): void => {
      if (failureOf(apiErrorOf(error)) === "forbidden") void utils.account.current.invalidate();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") checkError(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") checkError(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, utils]);
}
