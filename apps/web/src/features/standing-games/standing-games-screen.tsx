import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { StandingGameCard } from "./standing-game-card.tsx";
import { StandingGameSkeleton } from "./standing-games-skeleton.tsx";
import { standingGamesTexts } from "./texts.ts";

/** The games that repeat which the viewer hosts or is a regular of. */
export function StandingGamesScreen(): ReactNode {
  return (
    <div className="stack gap-4 sm:gap-5">
      <div className="grid gap-1">
        <h1>{standingGamesTexts.title}</h1>
        <p className="text-ink-2">{standingGamesTexts.lead}</p>
      </div>
      <QueryBody failed={standingGamesTexts.failed} query={trpc.standingGame.list.useQuery()} skeleton={<StandingGameSkeleton />}>
        {(games) =>
          games.length > 0 ? games.map((game) => <StandingGameCard game={game} key={game.id} />) : <NoStandingGames />
        }
      </QueryBody>
    </div>
  );
}

const NoStandingGames = (): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/create">
          {standingGamesTexts.none.host}
        </Link>
      }
      title={standingGamesTexts.none.title}
    >
      {standingGamesTexts.none.hint}
    </EmptyState>
  </Card>
);
