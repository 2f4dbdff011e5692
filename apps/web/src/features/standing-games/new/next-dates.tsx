import type { StandingFrequency } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs } from "@fourball/domain/standing-game/dates";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { clockText, listText } from "../../../kit/formatting.ts";
import { monthDay } from "../month-day.ts";
import { newStandingGameTexts } from "./texts.ts";

/** So many of the next dates are named. */
const NAMED = 4;

/** Which dates the game would have. */
export const NextDates = ({ game, frequency }: { game: TeeTimeDetail; frequency: StandingFrequency }): ReactNode => (
  <>
    {newStandingGameTexts.next(listText(nextDates(game, frequency).map(monthDay)))}{" "}
    {newStandingGameTexts.clock(clockText(game.time))}
  </>
);

/** After the game itself, or after today where it has been played. */
function nextDates({ date, time, teeOffAt, course: { timeZone } }: TeeTimeDetail, frequency: StandingFrequency): string[] {
  const teeOff = Temporal.Instant.from(teeOffAt);
  const now = Temporal.Now.instant();
  const after = Temporal.Instant.compare(teeOff, now) > 0 ? teeOff : now;
  const rule = { frequency, startsOn: date, time, timeZone };
  return nextTeeOffs(rule, after, NAMED).map((next) => next.toPlainDate().toString());
}
