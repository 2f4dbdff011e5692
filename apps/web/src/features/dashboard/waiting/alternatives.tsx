import { timeOfDayAt } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { GameRow } from "../game-row.tsx";
import { texts } from "./texts.ts";

type AlternativesProps = {
  /** Of the game that was asked for. */
  time: string;
  games: readonly TeeTimeCard[];
  /** The host can still say yes: the rows only lead to the games. */
  isWaiting?: boolean;
};

/** Other games of that hour, where the host doesn't say yes. */
export function Alternatives({ time, games, isWaiting = false }: AlternativesProps): ReactNode {
  const isRoomy = useIsRoomy();
  const part = timeOfDayAt(time);
  if (games.length === 0 || !part) return null;
  return (
    <div className="above-stretch tear">
      <h3 className="px-4 pt-4 pb-1 text-small sm:px-5">{(isWaiting ? texts.ifNo : texts.stillOpen)(part)}</h3>
      <ul>
        {games.map((game) => {
          const join = isWaiting ? undefined : <RequestLink game={game} />;
          return (
            <GameRow
              actions={isRoomy ? join : undefined}
              dots={dotsOf(game)}
              game={game}
              key={game.id}
              note={isRoomy ? undefined : join && <div className="flex pt-2">{join}</div>}
              state={<span className="text-ink-2">{texts.open(openSpots(spotCountsOf(game)))}</span>}
              title={
                <Link className="stretch-link" params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
                  {game.course.name}
                </Link>
              }
            />
          );
        })}
      </ul>
    </div>
  );
}

/** The page of the game has the message and the warnings. */
const RequestLink = ({ game: { id, course } }: { game: TeeTimeCard }): ReactNode => (
  <Link
    className={buttonStyle({ className: "above-stretch grow" })}
    params={{ teeTimeId: id }}
    search={{ ask: true }}
    to="/tee-times/$teeTimeId"
  >
    {texts.join}
    <span className="sr-only">{texts.at(course.name)}</span>
  </Link>
);
