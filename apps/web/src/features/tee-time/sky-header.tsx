import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { nearDayName } from "@fourball/domain/tee-time/when";
import { OnSky } from "@fourball/ui/art/on-sky";
import type { ReactNode } from "react";
import { clockParts, longDate, untilText, zoneName } from "../../shared/formatting.ts";
import { BackOnPicture } from "../../shared/page/back-to-marketplace.tsx";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { CourseImage } from "../../tee-time/face/course-image.tsx";
import { RoundBadge } from "../../tee-time/face/round-badge.tsx";
import { isOver } from "../../tee-time/face/round-stage.ts";
import { groundOf } from "../../tee-time/face/sky-pictures.ts";
import { UnlistedBadge } from "../../tee-time/face/unlisted-badge.tsx";
import { texts } from "./texts.ts";

type SkyHeaderProps = {
  teeTime: TeeTimeCard;
  /** A page that is still loading has no heading yet. */
  as?: "h1" | "p";
  /** The round ends within an hour of sunset or later. */
  endsNearSunset?: boolean;
};

/** The sky of the game with its day, time, course and place on it. On a phone it starts at the top edge. */
export function SkyHeader({ teeTime, as: Title = "h1", endsNearSunset = false }: SkyHeaderProps): ReactNode {
  const { course, courseId, sky } = teeTime;
  const { imageUrl } = course;
  const isRoomy = useIsRoomy();
  const day = <p className={`no-print ${dayStyle}`}>{dayOf(teeTime)}</p>;
  return (
    <OnSky
      className={skyBox}
      data-part="picture"
      ground={groundOf({ imageUrl, sky }, endsNearSunset)}
      picture={
        <CourseImage
          alt={course.name}
          courseId={courseId}
          endsNearSunset={endsNearSunset}
          imageUrl={imageUrl}
          isLarge
          priority="first"
          sky={sky}
        />
      }
    >
      <div className={skyText}>
        <div className="flex min-h-11 items-center gap-3 sm:absolute sm:top-4 sm:right-5 sm:min-h-0 sm:max-w-2/5">
          {isRoomy ? null : <BackOnPicture />}
          {isRoomy ? null : day}
          <Marks teeTime={teeTime} />
        </div>
        {isRoomy ? day : null}
        <p aria-hidden="true" className={`hidden print:block ${dayStyle}`}>
          {printedDay(teeTime)}
        </p>
        <Clock teeTime={teeTime} />
        <Title
          className={`heading mt-1 w-fit max-w-3/5 text-balance wrap-anywhere sm:mt-1.5 ${titleSize(course.name)}`}
          data-part="title"
        >
          {course.name}
        </Title>
        <p className="mt-0.5 font-medium text-[0.9375rem] leading-5.5 wrap-anywhere max-w-3/5">{course.location}</p>
      </div>
    </OnSky>
  );
}

/** The lower part of the box is land, which the text leaves free. */
export const skyBox = "max-sm:-mx-4 max-sm:-mt-6 sm:aspect-3/1 sm:min-h-68 sm:w-full";
const skyText = "px-4.5 pt-[calc(0.75rem+env(safe-area-inset-top,0px))] pb-[35%] sm:px-7 sm:pt-4.5 sm:pb-24";
const dayStyle = "font-semibold text-small leading-5 sm:pr-[40%]";

/** A name of seventy letters takes three lines at 320 pixels. */
function titleSize({ length }: string): string {
  if (length <= 26) return "text-[1.5625rem] leading-[1.15] sm:text-[2.0625rem] sm:leading-[1.1]";
  return length <= 44 ? "text-[1.25rem] leading-[1.15] sm:text-[1.5rem]" : "text-[1.0625rem] leading-[1.2] sm:text-[1.25rem]";
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
  return isOver(teeTime) ? longDate(date) : texts.page.dayIn(longDate(date), untilText(teeOffAt, now));
}

/** A sheet is read on another day, and kept. */
const printedDay = ({ date }: TeeTimeCard): string => `${longDate(date)}, ${date.slice(0, 4)}`;

function Clock({ teeTime }: { teeTime: TeeTimeCard }): ReactNode {
  const { digits, half } = clockParts(teeTime.time);
  const zone = zoneName(teeTime);
  return (
    <div className="sm:mt-1">
      <span className="numerals text-[3.875rem] sm:text-[4.375rem] sm:leading-[0.95]" data-part="time">
        {digits}
        <span className="ml-[0.12em] text-[0.44em]">{half}</span>
      </span>
      {zone ? <span className="ml-2 font-semibold">{zone}</span> : null}
    </div>
  );
}
