import { readAdminSearch } from "@fourball/domain/links/admin-search";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";

export const Route = createFileRoute("/_member/admin")({
  component: AdminScreen,
  validateSearch: readAdminSearch,
  staticData: { title: pageTitles.admin, isForAdmins: true },
});
