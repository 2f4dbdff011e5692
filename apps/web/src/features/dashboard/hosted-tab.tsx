import type { TeeTimeCard as Game } from "@fourball/domain/tee-time/schema";
import { isFull, openSpots } from "@fourball/domain/tee-time/spots";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RoundBadge } from "../../golf/face/round-badge.tsx";
import { roundStage } from "../../golf/face/round-stage.ts";
import { dotsOf, spotCountsOf } from "../../golf/face/spot-counts.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { GameRow } from "./game-row.tsx";
import { GameRows } from "./game-rows.tsx";
import { halvesOf } from "./games.ts";
import { dashboardTexts } from "./texts.ts";

export function HostedTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.hosted.useQuery()}>
      {(games) => (
        <GameRows empty={<NoGames />} {...halvesOf(games, (game) => game)}>
          {(game) => <HostedRow game={game} key={game.id} />}
        </GameRows>
      )}
    </QueryBody>
  );
}

function HostedRow({ game }: { game: Game }): ReactNode {
  const isToCome = roundStage(game) === "to come";
  const { name } = game.course;
  return (
    <GameRow
      dots={dotsOf(game)}
      game={game}
      isOver={!isToCome}
      state={isToCome ? <Demand game={game} /> : <RoundBadge game={game} />}
      title={
        <Link
          aria-label={isToCome ? dashboardTexts.games.manage(name) : undefined}
          className="stretch-link"
          params={{ teeTimeId: game.id }}
          to="/tee-times/$teeTimeId"
        >
          {name}
        </Link>
      }
    />
  );
}

/** How many want in, otherwise how many more can. */
function Demand({ game }: { game: Game }): ReactNode {
  const spots = spotCountsOf(game);
  if (game.pendingCount > 0)
    return <span className="font-semibold text-flag-text">{dashboardTexts.games.wantIn(game.pendingCount)}</span>;
  return (
    <span className="text-ink-2">{isFull(spots) ? dashboardTexts.games.full : dashboardTexts.games.open(openSpots(spots))}</span>
  );
}

function NoGames(): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/create">
          {dashboardTexts.header.create}
        </Link>
      }
      isPlain
      title={dashboardTexts.games.noneHosted}
    >
      {dashboardTexts.games.noneHostedHint}
    </EmptyState>
  );
}
