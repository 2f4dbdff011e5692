import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeCard as CardData } from "@fourball/domain/tee-time/schema";
import { isFull, spotsText } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import { type ComponentType, memo, type ReactNode } from "react";
import { dayText, distanceText, gameTimeText, zoneName } from "../../kit/formatting.ts";
import { HostLine } from "../../kit/golfer/host-line.tsx";
import { CourseImage, type CourseImageProps } from "../face/course-image.tsx";
import { lightWords } from "../face/light-words.ts";
import { RoundBadge } from "../face/round-badge.tsx";
import { isOver } from "../face/round-stage.ts";
import { spotCountsOf } from "../face/spot-counts.ts";
import { TeeTimeFace } from "../face/tee-time-face.tsx";
import { UnlistedBadge } from "../face/unlisted-badge.tsx";
import { HostActions } from "./host-actions.tsx";
import { JoinAction } from "./join-action.tsx";
import { PlayerAvatars } from "./player-avatars.tsx";
import { cardTexts } from "./texts.ts";
import { UnreadMark } from "./unread-mark.tsx";
import { WhoIsIn } from "./who-is-in.tsx";

export type TeeTimeCardProps = {
  teeTime: CardData;
  priority?: CourseImageProps["priority"];
  /** The list is sorted by distance, so a course without coordinates says so. */
  byDistance?: boolean;
  /** On the page of its course the day is its title. */
  isAtCourse?: boolean;
  /** Draws why the group fits, in lists of games to ask for. */
  FitNote?: ComponentType<{ fit: Fit }>;
};

/** A list has many: a tap on a filter draws none of them anew. */
export const TeeTimeCard = memo(function TeeTimeCard(props: TeeTimeCardProps): ReactNode {
  const { teeTime, priority, byDistance = false, isAtCourse = false } = props;
  const { id, course, courseId, sky, time, host } = teeTime;
  const isHost = teeTime.viewerStatus === "host";
  const day = dayText(teeTime, Temporal.Now.instant());
  const name = cardTexts.name(course.name, `${day} ${gameTimeText(teeTime)}`, spotsText(spotCountsOf(teeTime)));
  return (
    <Card
      as="article"
      className="flex h-full flex-col outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2"
      data-course={courseId}
      data-game={id}
    >
      <TeeTimeFace
        day={isAtCourse ? null : day}
        game={teeTime}
        hasSpotWords={teeTime.viewerStatus !== null || !isFull(spotCountsOf(teeTime))}
        isOver={isOver(teeTime)}
        marks={<Marks isHost={isHost} teeTime={teeTime} />}
        mood={teeTime}
        note={noteOf(props)}
        people={isHost ? null : <PlayerAvatars players={teeTime.players} />}
        picture={<CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} priority={priority} sky={sky} />}
        place={isAtCourse ? null : placeText(teeTime, byDistance)}
        preferences={teeTime.preferences}
        time={time}
        title={
          <h3 title={isAtCourse ? undefined : course.name}>
            <Link
              aria-label={name}
              className="stretch-link two-lines focus-visible:outline-none"
              params={{ teeTimeId: id }}
              to="/tee-times/$teeTimeId"
            >
              {isAtCourse ? day : course.name}
            </Link>
          </h3>
        }
        zone={zoneName(teeTime)}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          {isHost ? <WhoIsIn teeTime={teeTime} /> : <HostLine host={host} />}
          {isHost ? <HostActions teeTime={teeTime} /> : <JoinAction teeTime={teeTime} />}
        </div>
      </TeeTimeFace>
    </Card>
  );
});

function placeText({ course, distanceKm }: CardData, byDistance: boolean): string {
  if (distanceKm !== null) return `${course.location} · ${distanceText(distanceKm)}`;
  return byDistance ? `${course.location} · ${cardTexts.unknownDistance}` : course.location;
}

/** One thing to know of the game: how many holes have light, or else how its group suits the viewer. */
function noteOf({ teeTime, FitNote }: TeeTimeCardProps): ReactNode {
  if (teeTime.holesOfLight !== null && !isOver(teeTime)) return <Badge tone="outline">{lightWords(teeTime.holesOfLight)}</Badge>;
  return FitNote && teeTime.fit ? <FitNote fit={teeTime.fit} /> : null;
}

function Marks({ teeTime, isHost }: { teeTime: CardData; isHost: boolean }): ReactNode {
  return (
    <>
      <UnreadMark teeTimeId={teeTime.id} />
      <RoundBadge game={teeTime} />
      <UnlistedBadge game={teeTime} />
      {isHost ? <Badge tone="outline">{cardTexts.yours}</Badge> : null}
    </>
  );
}
