export const DASHBOARD_TABS = ["hosted", "joined", "pending", "requests"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
export type DashboardSearch = { tab?: DashboardTab | undefined };

/** A tab that does not exist is no part of the address. */
export const readDashboardSearch = ({ tab }: Record<string, unknown>): DashboardSearch => ({
  tab: DASHBOARD_TABS.find((known) => known === tab),
});
