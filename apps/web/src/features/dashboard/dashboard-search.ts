export const DASHBOARD_TABS = ["hosted", "joined", "pending", "requests"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
export type DashboardSearch = { tab?: DashboardTab | undefined };

/** Unknown tabs are dropped from the address. */
export const readDashboardSearch = ({ tab }: Record<string, unknown>): DashboardSearch => ({
  tab: DASHBOARD_TABS.find((known) => known === tab),
});
