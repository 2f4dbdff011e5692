import { TIME_OF_DAY, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { teeTimeTexts } from "../texts.ts";

/** Leads to the games of that day and hour; for a past game, to those of the next such weekday. */
export function SimilarGames({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const day = nextSuchDay(teeTime);
  const times = TIMES_OF_DAY.filter((part) => teeTime.time >= TIME_OF_DAY[part].from && teeTime.time < TIME_OF_DAY[part].to);
  return (
    <Link
      className={buttonStyle({ variant: "secondary", wide: true, className: "no-print" })}
      search={{ from: day, to: day, times }}
      to="/marketplace"
    >
      {teeTimeTexts.action.similar}
    </Link>
  );
}

function nextSuchDay({ date, course }: TeeTimeDetail): string {
  const then = Temporal.PlainDate.from(date);
  const today = Temporal.PlainDate.from(courseToday(Temporal.Now.instant(), course.timeZone));
  const daysAgo = then.until(today).days;
  return daysAgo <= 0 ? date : then.add({ weeks: Math.ceil(daysAgo / 7) }).toString();
}
