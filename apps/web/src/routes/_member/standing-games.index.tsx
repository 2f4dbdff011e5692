import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { StandingGamesScreen } from "../../features/standing-games/standing-games-screen.tsx";

export const Route = createFileRoute("/_member/standing-games/")({
  component: StandingGamesScreen,
  staticData: { title: pageTitles.standingGames },
});
