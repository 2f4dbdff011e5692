import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { RetentionScreen } from "../../features/retention/retention-screen.tsx";

export const Route = createFileRoute("/_public/data-retention")({
  component: RetentionScreen,
  staticData: { title: pageTitles.dataRetention },
});
