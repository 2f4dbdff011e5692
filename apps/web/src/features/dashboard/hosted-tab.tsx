import type { TeeTimeCard as Game } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { TeeTimeCard } from "../../tee-time/card/tee-time-card.tsx";
import { Past } from "./past.tsx";
import { halvesOf } from "./use-games.ts";

export function HostedTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.hosted.useQuery()}>
      {(games) => {
        const { upcoming, past } = halvesOf(games, (game) => game);
        return (
          <div className="stack gap-8">
            {upcoming.length > 0 ? <Games games={upcoming} /> : <NoGames />}
            <Past count={past.length}>
              <Games games={past} />
            </Past>
          </div>
        );
      }}
    </QueryBody>
  );
}

function Games({ games }: { games: readonly Game[] }): ReactNode {
  return (
    <ul className="card-grid">
      {games.map((game) => (
        <li key={game.id}>
          <TeeTimeCard teeTime={game} />
        </li>
      ))}
    </ul>
  );
}

function NoGames(): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/create">
          Create Tee Time
        </Link>
      }
      title="You are not hosting yet"
    >
      Pick a course and a time; we will show it to golfers nearby.
    </EmptyState>
  );
}
