import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { FillSpotScreen } from "../../features/fill-spot/fill-spot-screen.tsx";

export const Route = createFileRoute("/_public/fill-spot")({
  component: FillSpotScreen,
  staticData: { title: pageTitles.fillSpot },
});
