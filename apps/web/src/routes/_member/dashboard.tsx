import { readDashboardSearch } from "@fourball/domain/links/page-search";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";

export const Route = createFileRoute("/_member/dashboard")({
  component: DashboardScreen,
  validateSearch: readDashboardSearch,
  staticData: { title: pageTitles.dashboard },
});
