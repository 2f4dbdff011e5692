import { readSettingsSearch } from "@fourball/domain/links/page-search";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";

export const Route = createFileRoute("/_member/settings")({
  component: SettingsScreen,
  validateSearch: readSettingsSearch,
  staticData: { title: pageTitles.settings },
});
