import { holesOfLight } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { nearDayName } from "@fourball/domain/tee-time/when";
import { Badge } from "@fourball/ui/badge";
import { Card, TearLine } from "@fourball/ui/card";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { clockParts, longDate, zoneName } from "../../shared/formatting.ts";
import { CourseImage } from "../../tee-time/face/course-image.tsx";
import { MoodBadge } from "../../tee-time/face/mood-badge.tsx";
import { RoundBadge } from "../../tee-time/face/round-badge.tsx";
import { RoundLight } from "../../tee-time/face/round-light.tsx";
import { isOver } from "../../tee-time/face/round-stage.ts";
import { Spots } from "../../tee-time/face/spots.tsx";
import { texts } from "./texts.ts";

/** Picture, time and place, and below them the facts of the game. */
export function TeeTimeHero({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { course, courseId, mood, moodEmoji, description, preferences } = teeTime;
  return (
    <Card>
      <div className="relative aspect-[21/9] sm:aspect-3/1 overflow-clip bg-primary-soft">
        <CourseImage
          alt={course.name}
          courseId={courseId}
          endsNearSunset={holesOfLight(teeTime) !== undefined}
          imageUrl={course.imageUrl}
          priority="first"
          sky={teeTime.sky}
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2 sm:inset-x-4 sm:top-4">
          <MoodBadge emoji={moodEmoji} mood={mood} />
          <span className="flex flex-wrap justify-end gap-1.5">
            {teeTime.isPublic ? null : (
              <Badge tone="outline">
                <Lock aria-hidden="true" /> {texts.page.private}
              </Badge>
            )}
            <RoundBadge game={teeTime} />
            {teeTime.viewerStatus === "host" ? <Badge tone="outline">{texts.page.yours}</Badge> : null}
          </span>
        </div>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 px-4 py-4 sm:gap-6 sm:px-6 sm:py-5">
        <Clock teeTime={teeTime} />
        <div className="grid grid-cols-1 gap-1.5 border-line border-l py-1 pl-4 sm:pl-6">
          <p className="font-semibold text-small sm:text-body">{dayOf(teeTime)}</p>
          <h1>{course.name}</h1>
          <p className="text-ink-2">{course.location}</p>
        </div>
      </div>
      <TearLine />
      <div className="stack gap-4 px-4 py-4 sm:px-6 sm:py-5">
        <Spots game={teeTime} isOver={isOver(teeTime)} size="large" />
        <RoundLight teeTime={teeTime} />
        {description ? <p className="max-w-prose whitespace-pre-line">{description}</p> : null}
        {preferences.length > 0 ? (
          <ul aria-label={texts.page.preferences} className="flex flex-wrap gap-1.5">
            {preferences.map((preference) => (
              <li key={preference}>
                <Badge shape="tag">{preference}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

function dayOf({ date, course: { timeZone } }: TeeTimeDetail): string {
  const near = nearDayName({ date, timeZone }, Temporal.Now.instant());
  return near ? `${near}, ${longDate(date)}` : longDate(date);
}

function Clock({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { digits, half } = clockParts(teeTime.time);
  const beside = [half, zoneName(teeTime)].filter(Boolean).join(" ");
  return (
    <p className="grid min-w-18 justify-items-center gap-1.5">
      <span className="numerals text-[2.75rem] sm:text-[3.5rem]">{digits}</span>
      {beside ? <span className="eyebrow">{beside}</span> : null}
    </p>
  );
}
