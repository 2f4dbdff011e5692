import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { NewStandingGameScreen } from "../../features/standing-games/new/new-standing-game-screen.tsx";

/** The game that is to be repeated. */
type NewStandingGameSearch = { from?: string | undefined };

const readSearch = ({ from }: Record<string, unknown>): NewStandingGameSearch => ({
  from: typeof from === "string" ? from : undefined,
});

export const Route = createFileRoute("/_member/standing-games/new")({
  component: NewStandingGameScreen,
  validateSearch: readSearch,
  staticData: { title: pageTitles.standingGames },
});
