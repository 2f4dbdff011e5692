import type { AnswerStatistics } from "@fourball/domain/participation/answer-statistics";
import { clockTexts } from "./texts.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

const { within, usually, rarely, briefly, rarelyBriefly } = clockTexts.answers;

/** `within 2 hours`. */
export function waitText(minutes: number): string {
  if (minutes <= HOUR) return within.hour;
  const hours = Math.ceil(minutes / HOUR);
  if (hours < 24) return within.hours(hours);
  return minutes <= DAY ? within.day : within.days(Math.ceil(minutes / DAY));
}

/** From so many on a host usually replies, and how soon is what counts. */
const USUALLY_PERCENT = 50;

const usualWait = ({ percent, medianMinutes }: AnswerStatistics): string | undefined =>
  medianMinutes === null || percent < USUALLY_PERCENT ? undefined : waitText(medianMinutes);

/** `usually replies within 2 hours`, to follow a name. */
export function answersText(statistics: AnswerStatistics): string {
  const wait = usualWait(statistics);
  return wait ? usually(wait) : rarely(statistics.percent);
}

/** `Replies within 2 hours`, where there is little room. */
export function briefAnswersText(statistics: AnswerStatistics): string {
  const wait = usualWait(statistics);
  return wait ? briefly(wait) : rarelyBriefly(statistics.percent);
}
