import { displayName } from "@fourball/domain/profile/name";
import { MADE_AHEAD_DAYS } from "@fourball/domain/standing-game/constants";
import { frequencyInWords } from "@fourball/domain/standing-game/in-words";
import type { StandingDate, StandingGame } from "@fourball/domain/standing-game/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, Suspense, useId, useRef } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { clockText, courseTimeText, shortDate } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { useMember } from "../../kit/session/member.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { monthDay } from "./month-day.ts";
import { Regulars } from "./regulars.tsx";
import { standingGamesTexts } from "./texts.ts";

const HostButtons = idlePart(async () => (await import("./buttons.tsx")).HostButtons);
const LeaveButton = idlePart(async () => (await import("./buttons.tsx")).LeaveButton);

export function StandingGameCard({ game }: { game: StandingGame }): ReactNode {
  const { host, courseId, course, sky, time } = game;
  const headingId = useId();
  const isHost = host.userId === useMember().id;
  const Opening = game.isPublic ? Globe : Lock;
  return (
    <Card aria-labelledby={headingId} as="article" className="grid lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div>
        <div className="relative h-28 overflow-clip bg-primary-soft sm:h-35">
          <CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} isLarge sky={sky} />
        </div>
        <div className="stack gap-4 p-4 sm:p-6">
          <div className="grid gap-1" id={headingId}>
            <h2 className="text-h3 wrap-anywhere sm:text-h2">
              {standingGamesTexts.when(frequencyInWords(game), clockText(time))}
            </h2>
            <p className="text-ink-2 wrap-anywhere">
              {course.name}, {course.location}
            </p>
          </div>
          <div className="grid gap-2 text-small">
            <p className="flex items-center gap-2">
              <GolferAvatar golfer={host} size="small" />
              {isHost ? standingGamesTexts.youHost : standingGamesTexts.hostedBy(displayName(host))}
            </p>
            <p className="flex items-center gap-2 text-ink-2">
              <span className="grid size-7 place-items-center">
                <Opening aria-hidden="true" className="size-4 stroke-[1.75]" />
              </span>
              {game.isPublic ? standingGamesTexts.opening.public : standingGamesTexts.opening.private}
            </p>
          </div>
          <Regulars game={game} />
          <Suspense fallback={<div className="h-9 coarse:h-11" />}>
            {isHost ? <HostButtons game={game} /> : <LeaveButton standingGameId={game.id} />}
          </Suspense>
        </div>
      </div>
      <DateRows game={game} isHost={isHost} />
    </Card>
  );
}

type DateRowsProps = { game: StandingGame; isHost: boolean };

/** The next dates, soonest first. */
function DateRows({ game, isHost }: DateRowsProps): ReactNode {
  const headingId = useId();
  return (
    <section className="grid content-start gap-1 p-4 sm:p-6">
      <h3 className="text-body" id={headingId}>
        {standingGamesTexts.dates.title}
      </h3>
      <ul aria-labelledby={headingId}>
        {game.dates.map((each: StandingDate) => (
          <DateRow date={each} game={game} isHost={isHost} key={each.date} />
        ))}
      </ul>
    </section>
  );
}

const DateButton = idlePart(async () => (await import("./date-button.tsx")).DateButton);

const words = standingGamesTexts.dates;

type DateRowProps = { game: StandingGame; date: StandingDate; isHost: boolean };

/** When it is, what has become of it, and what its host can do. */
function DateRow({ game: { id, time, course }, date, isHost }: DateRowProps): ReactNode {
  const row = useRef<HTMLLIElement>(null);
  // The button that was pressed is replaced by another.
  useFocusWhenReplaced(row, date.state);
  const isSkipped = date.state === "skipped";
  const moment = `${shortDate(date.date)}, ${courseTimeText({ date: date.date, time, timeZone: course.timeZone })}`;
  return (
    <li
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2 outline-none last:border-b-0"
      ref={row}
      tabIndex={-1}
    >
      <span className="grid min-w-0 text-small">
        <span className={isSkipped ? "text-ink-2" : "font-semibold"}>{isSkipped ? <s>{moment}</s> : moment}</span>
        <span className="text-ink-2">
          <State date={date} timeZone={course.timeZone} />
        </span>
      </span>
      {isHost ? (
        <Suspense>
          <DateButton date={date} standingGameId={id} />
        </Suspense>
      ) : null}
    </li>
  );
}

function State({ date: { date, state, teeTimeId }, timeZone }: { date: StandingDate; timeZone: string }): ReactNode {
  if (state === "skipped") return words.skipped;
  if (state === "posted")
    return teeTimeId ? (
      <Link aria-label={words.view(shortDate(date))} className={linkStyle()} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
        {words.posted}
      </Link>
    ) : (
      words.posted
    );
  const postedOn = Temporal.PlainDate.from(date).subtract({ days: MADE_AHEAD_DAYS }).toString();
  return postedOn > courseToday(Temporal.Now.instant(), timeZone) ? words.postsOn(monthDay(postedOn)) : words.postsSoon;
}
