import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { CreateTeeTimeScreen } from "../../features/create-tee-time/create-tee-time-screen.tsx";

export const Route = createFileRoute("/_member/create")({
  component: CreateTeeTimeScreen,
  staticData: { title: pageTitles.create },
});
