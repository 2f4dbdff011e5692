import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { CreateTeeTimeScreen } from "../../features/create-tee-time/create-tee-time-screen.tsx";
import { isTablet } from "../../shared/page/use-is-wide.ts";
import { loadTeeTimeFields } from "../../tee-time/form/load-tee-time-fields.ts";

export const Route = createFileRoute("/_member/create")({
  loader: async () => {
    if (isTablet()) await loadTeeTimeFields();
  },
  component: CreateTeeTimeScreen,
  staticData: { title: pageTitles.create },
});
