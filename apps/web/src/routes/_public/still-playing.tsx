import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { StillPlayingScreen } from "../../features/still-playing/still-playing-screen.tsx";

export const Route = createFileRoute("/_public/still-playing")({
  component: StillPlayingScreen,
  staticData: { title: pageTitles.stillPlaying },
});
