import type { AnswerStatistics } from "@fourball/domain/participation/answer-statistics";
import { texts } from "./texts.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

const { within, answers, briefly } = texts.answers;

/** `within 2 hours`. */
export function waitText(minutes: number): string {
  if (minutes <= HOUR) return within.hour;
  const hours = Math.ceil(minutes / HOUR);
  if (hours < 24) return within.hours(hours);
  return minutes <= DAY ? within.day : within.days(Math.ceil(minutes / DAY));
}

const usualWait = ({ medianMinutes }: AnswerStatistics): string | undefined =>
  medianMinutes === null ? undefined : waitText(medianMinutes);

/** `answers 95% of requests, usually within 2 hours`, to follow a name. */
export const answersText = (statistics: AnswerStatistics): string => answers(statistics.percent, usualWait(statistics));

/** `Answers 95%, within 2 hours`, where there is little room. */
export const briefAnswersText = (statistics: AnswerStatistics): string => briefly(statistics.percent, usualWait(statistics));
