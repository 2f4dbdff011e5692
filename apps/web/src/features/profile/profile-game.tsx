import { isFull, profileSpotsText } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { isOver } from "../../golf/face/round-stage.ts";
import { spotCountsOf } from "../../golf/face/spot-counts.ts";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { dayText, zoneName } from "../../kit/formatting.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { RequestAction, type RequestActionProps } from "./request-action.tsx";
import { texts } from "./texts.ts";

/** A game on its host's page, where visitors may be looking too. */
export function ProfileGame({ game, onRequest }: RequestActionProps): ReactNode {
  const isVisitor = useViewerId() === undefined;
  const spotCounts = spotCountsOf(game);
  return (
    <Card as="article" className="flex h-full flex-col" data-game={game.id}>
      <TeeTimeFace
        day={dayText(game, Temporal.Now.instant())}
        game={game}
        hasSpotWords={false}
        isOver={isOver(game)}
        marks={
          <>
            <Badge tone={isFull(spotCounts) ? "neutral" : "ok"}>{isFull(spotCounts) ? texts.games.full : texts.games.open}</Badge>
            <Badge tone="outline">
              <span aria-hidden="true">{profileSpotsText(spotCounts)}</span>
              <span className="sr-only">{texts.games.taken(spotCounts.confirmed, spotCounts.totalSlots - 1)}</span>
            </Badge>
          </>
        }
        mood={game}
        picture={<CourseImage alt="" courseId={game.courseId} imageUrl={game.course.imageUrl} sky={game.sky} />}
        place={game.course.location}
        preferences={game.preferences}
        time={game.time}
        title={
          <h3 className="two-lines" title={game.course.name}>
            {isVisitor ? (
              game.course.name
            ) : (
              <Link className="stretch-link" params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
                {game.course.name}
              </Link>
            )}
          </h3>
        }
        zone={zoneName(game)}
      >
        {game.description ? <p className="whitespace-pre-line wrap-anywhere">{game.description}</p> : null}
        <div className="above-stretch mt-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {game.pendingCount > 0 ? <span className="grow text-ink-2">{texts.games.pending(game.pendingCount)}</span> : null}
          <RequestAction game={game} onRequest={onRequest} />
        </div>
      </TeeTimeFace>
    </Card>
  );
}
