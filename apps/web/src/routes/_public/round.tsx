import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SharedRoundScreen } from "../../features/round-link/shared-round-screen.tsx";

export const Route = createFileRoute("/_public/round")({
  component: SharedRoundScreen,
  staticData: { title: pageTitles.sharedRound },
});
