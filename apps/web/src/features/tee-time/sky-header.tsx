import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { nearDayName } from "@fourball/domain/tee-time/when";
import type { ReactNode } from "react";
import { GameSky } from "../../golf/face/game-sky.tsx";
import { RoundBadge } from "../../golf/face/round-badge.tsx";
import { isOver } from "../../golf/face/round-stage.ts";
import { UnlistedBadge } from "../../golf/face/unlisted-badge.tsx";
import { longDate, untilText, zoneName } from "../../kit/formatting.ts";
import { BackOnPicture } from "../../kit/page/back-to-marketplace.tsx";
import { teeTimeTexts } from "./texts.ts";

type SkyHeaderProps = {
  teeTime: TeeTimeCard;
  /** A page that is still loading has no heading yet. */
  as?: "h1" | "p";
};

/** The sky of the game. On a phone it starts at the top edge. */
export function SkyHeader({ teeTime, as = "h1" }: SkyHeaderProps): ReactNode {
  const { course, courseId, sky, date, time } = teeTime;
  return (
    <GameSky
      alt={course.name}
      as={as}
      back={<BackOnPicture />}
      courseId={courseId}
      day={dayOf(teeTime)}
      imageUrl={course.imageUrl}
      marks={<Marks teeTime={teeTime} />}
      name={course.name}
      place={course.location}
      printedDay={`${longDate(date)}, ${date.slice(0, 4)}`}
      sky={sky}
      time={time}
      zone={zoneName(teeTime)}
    />
  );
}

function Marks({ teeTime }: { teeTime: TeeTimeCard }): ReactNode {
  return (
    <span className="ml-auto flex min-w-0 flex-wrap justify-end gap-1.5">
      <RoundBadge game={teeTime} />
      <UnlistedBadge game={teeTime} />
    </span>
  );
}

/** `Tomorrow, Friday, June 12`; further away `Sunday, August 30 · In 3 days`. */
function dayOf(teeTime: TeeTimeCard): string {
  const { date, course, teeOffAt } = teeTime;
  const now = Temporal.Now.instant();
  const near = nearDayName({ date, timeZone: course.timeZone }, now);
  if (near) return `${near}, ${longDate(date)}`;
  return isOver(teeTime) ? longDate(date) : teeTimeTexts.page.dayIn(longDate(date), untilText(teeOffAt, now));
}
