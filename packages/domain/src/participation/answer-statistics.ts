import type { z } from "zod";
import type { answerStatistics } from "../golfer/schema.ts";

/** Fewer requests say nothing about a host, and older ones nothing about the host of today. */
export const ANSWER_STATISTICS_OF = { days: 90, requestsMin: 5 } as const;

export type AnswerStatistics = z.infer<typeof answerStatistics>;

/** The requests of a host, and how many of them were answered. */
export type AnswerCounts = { requests: number; answered: number; medianMinutes: number | null };

/** Null where there are too few requests. Rounded down, so that 100 means all of them. */
export const answerStatisticsOf = ({ requests, answered, medianMinutes }: AnswerCounts): AnswerStatistics | null =>
  requests < ANSWER_STATISTICS_OF.requestsMin
    ? null
    : {
        percent: Math.floor((answered * 100) / requests),
        medianMinutes: medianMinutes === null ? null : Math.ceil(medianMinutes),
      };
