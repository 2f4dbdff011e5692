import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { RoundBadge } from "../../golf/face/round-badge.tsx";
import { isOver } from "../../golf/face/round-stage.ts";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { clockText, dayText, zoneName } from "../../kit/formatting.ts";
import { HostLine } from "../../kit/golfer/host-line.tsx";
import { signInUrl } from "../../kit/session/session.ts";
import { texts } from "./texts.ts";

/** A game of the course as a visitor sees it: joining it starts with signing in. */
export function VisitorGame({ game }: { game: TeeTimeCard }): ReactNode {
  const { course, courseId, sky, time } = game;
  const day = dayText(game, Temporal.Now.instant());
  return (
    <Card as="article" className="flex h-full flex-col" data-game={game.id}>
      <TeeTimeFace
        game={game}
        isOver={isOver(game)}
        marks={<RoundBadge game={game} />}
        mood={game}
        picture={<CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} sky={sky} />}
        preferences={game.preferences}
        time={time}
        title={<h3 className="two-lines">{day}</h3>}
        zone={zoneName(game)}
      >
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <HostLine host={game.host} />
          <a
            aria-label={texts.games.signInFor(`${day} ${clockText(time)}`)}
            className={buttonStyle({ variant: "secondary" })}
            href={signInUrl(`/tee-times/${game.id}`)}
          >
            {texts.games.signIn}
          </a>
        </div>
      </TeeTimeFace>
    </Card>
  );
}
