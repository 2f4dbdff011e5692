import { timeOfDayAt } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { buttonStyle } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { GameRow } from "../game-row.tsx";
import { waitingTexts } from "./texts.ts";

/** Other games of the hour of one that a golfer asked for; while its host may still say yes, the rows only lead to them. */
export function Alternatives({ game, isWaiting = false }: { game: TeeTimeDetail; isWaiting?: boolean }): ReactNode {
  const games = useAlternatives(game);
  const isRoomy = useIsRoomy();
  const part = timeOfDayAt(game.time);
  if (!games) return <Skeleton className={isWaiting ? "h-60" : "h-83"} />;
  if (games.length === 0 || !part) return null;
  return (
    <div className="above-stretch tear">
      <h3 className="px-4 pt-4 pb-1 text-small sm:px-5">{(isWaiting ? waitingTexts.ifNo : waitingTexts.stillOpen)(part)}</h3>
      <ul>
        {games.map((other) => {
          const join = isWaiting ? undefined : <RequestLink game={other} />;
          return (
            <GameRow
              actions={isRoomy ? join : undefined}
              dots={dotsOf(other)}
              game={other}
              key={other.id}
              note={isRoomy ? undefined : join && <div className="flex pt-2">{join}</div>}
              state={<span className="text-ink-2">{waitingTexts.open(openSpots(spotCountsOf(other)))}</span>}
              title={
                <Link className="stretch-link" params={{ teeTimeId: other.id }} to="/tee-times/$teeTimeId">
                  {other.course.name}
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
    {waitingTexts.join}
    <span className="sr-only">{waitingTexts.at(course.name)}</span>
  </Link>
);

/** Says how many of them are below, where the host has said no. */
export function MoreBelow({ game }: { game: TeeTimeDetail }): ReactNode {
  const games = useAlternatives(game);
  const part = timeOfDayAt(game.time);
  if (!games || !part) return null;
  return (
    <p className="text-ink-2 text-small">
      {games.length > 0 ? waitingTexts.moreBelow(games.length, part) : waitingTexts.noneBelow}
    </p>
  );
}

const SHOWN = 3;
/** The viewer's own and those that were asked for are among them. */
const FETCHED = 12;

const FARTHEST_KM = 80;

/** Up to three open games of the same day and hour that are near, the nearest first; undefined until they're known. */
function useAlternatives(game: TeeTimeDetail): TeeTimeCard[] | undefined {
  const { data } = trpc.teeTime.list.useQuery(searchAround(game));
  return data?.items.filter((other) => isAlternative(other, game)).slice(0, SHOWN);
}

function isAlternative({ id, viewerStatus, distanceKm, course }: TeeTimeCard, game: TeeTimeDetail): boolean {
  if (id === game.id || viewerStatus !== null) return false;
  return distanceKm === null ? course.timeZone === game.course.timeZone : distanceKm <= FARTHEST_KM;
}

function searchAround({ date, time, course: { latitude, longitude } }: TeeTimeDetail): ListTeeTimesInput {
  const part = timeOfDayAt(time);
  const when = { from: date, to: date, minOpen: 1, limit: FETCHED, ...(part && { timesOfDay: [part] }) };
  return latitude === null || longitude === null ? when : { ...when, near: { latitude, longitude }, sort: "nearest" };
}
