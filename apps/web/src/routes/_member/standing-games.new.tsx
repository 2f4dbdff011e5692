import { readNewStandingGameSearch } from "@fourball/domain/links/page-search";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { NewStandingGameScreen } from "../../features/standing-games/new/new-standing-game-screen.tsx";

export const Route = createFileRoute("/_member/standing-games/new")({
  component: NewStandingGameScreen,
  validateSearch: readNewStandingGameSearch,
  staticData: { title: pageTitles.standingGames },
});
