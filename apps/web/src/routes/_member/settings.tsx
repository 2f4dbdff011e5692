import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";

export const Route = createFileRoute("/_member/settings")({
  component: SettingsScreen,
  staticData: { title: pageTitles.settings },
});
