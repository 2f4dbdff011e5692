import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { format, onItsOwnClock } from "../../../kit/formatting.ts";
import { SimilarGames } from "../action/similar-games.tsx";
import { afterTexts } from "./texts.ts";

/** The last thing after a round: a host posts the next one, a player finds one. */
export function PlayAgain({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const words = afterTexts.again;
  if (teeTime.viewerStatus !== "host")
    return (
      <>
        <p className="text-ink-2 text-small">{words.player}</p>
        <SimilarGames teeTime={teeTime} />
      </>
    );
  return (
    <>
      <p className="text-ink-2 text-small">{words.host}</p>
      <Link className={buttonStyle({ wide: true })} to="/create">
        {words.post}
      </Link>
      {teeTime.standingGameId ? null : (
        <Link className={buttonStyle({ variant: "ghost", wide: true })} search={{ from: teeTime.id }} to="/standing-games/new">
          {words.repeat(weekdayOf(teeTime.date))}
        </Link>
      )}
    </>
  );
}

const weekdayOf = (date: string): string => format({ weekday: "long" }).format(onItsOwnClock(date));
