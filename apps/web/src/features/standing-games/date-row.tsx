import { MADE_AHEAD_DAYS } from "@fourball/domain/standing-game/constants";
import type { StandingDate, StandingGame } from "@fourball/domain/standing-game/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, useRef } from "react";
import { courseTimeText, shortDate } from "../../kit/formatting.ts";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { monthDay } from "./month-day.ts";
import { texts } from "./texts.ts";

const DateButton = idlePart(async () => (await import("./date-button.tsx")).DateButton);

const words = texts.dates;

type DateRowProps = { game: StandingGame; date: StandingDate; isHost: boolean };

/** When it is, what has become of it, and what its host can do. */
export function DateRow({ game: { id, time, course }, date, isHost }: DateRowProps): ReactNode {
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
