import type { TeeTimeCard as Game } from "@fourball/domain/tee-time/schema";
import { isFull, openSpots } from "@fourball/domain/tee-time/spots";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { TeeTimeCard } from "../../tee-time/card/tee-time-card.tsx";
import { RoundBadge } from "../../tee-time/face/round-badge.tsx";
import { roundStage } from "../../tee-time/face/round-stage.ts";
import { dotsOf, spotCountsOf } from "../../tee-time/face/spot-counts.ts";
import { GameRow } from "./game-row.tsx";
import { GameRows } from "./game-rows.tsx";
import { halvesOf } from "./games.ts";
import { Past } from "./past.tsx";
import { texts } from "./texts.ts";

/** Lines on a phone, cards with what the host can do on wider screens. */
export function HostedTab(): ReactNode {
  const isRoomy = useIsRoomy();
  return (
    <QueryBody query={trpc.dashboard.hosted.useQuery()}>
      {(games) => {
        const { upcoming, past } = halvesOf(games, (game) => game);
        if (!isRoomy)
          return (
            <GameRows empty={<NoGames />} past={past} upcoming={upcoming}>
              {(game) => <HostedRow game={game} key={game.id} />}
            </GameRows>
          );
        return (
          <>
            {upcoming.length > 0 ? <Cards games={upcoming} /> : <NoGames />}
            <Past count={past.length}>
              <Cards games={past} />
            </Past>
          </>
        );
      }}
    </QueryBody>
  );
}

function Cards({ games }: { games: readonly Game[] }): ReactNode {
  return (
    <ul className="card-grid bg-paper p-4">
      {games.map((game) => (
        <li key={game.id}>
          <TeeTimeCard teeTime={game} />
        </li>
      ))}
    </ul>
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
          aria-label={isToCome ? texts.games.manage(name) : undefined}
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
  if (game.pendingCount > 0) return <span className="font-semibold text-flag-text">{texts.games.wantIn(game.pendingCount)}</span>;
  return <span className="text-ink-2">{isFull(spots) ? texts.games.full : texts.games.open(openSpots(spots))}</span>;
}

function NoGames(): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/create">
          {texts.header.create}
        </Link>
      }
      title={texts.games.noneHosted}
    >
      {texts.games.noneHostedHint}
    </EmptyState>
  );
}
