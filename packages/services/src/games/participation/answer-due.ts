import { answerDueAt } from "@fourball/domain/participation/answer-clock";

type Game = { timeZone: string; teeOffAt: Temporal.Instant };

/** When a host who is asked now should answer by, in the course's local time. */
export const answerDue = ({ timeZone, teeOffAt }: Game, now: Temporal.Instant): Temporal.Instant =>
  answerDueAt({ requestedAt: now, teeOffAt, timeZone });

/** Starts the host's answer clock; the row's `updatedAt` is its start. */
export const startAnswerClock = (
  game: Game,
  now: Temporal.Instant,
): { answerDueAt: Date; answerRemindedAt: null; updatedAt: Date } => ({
  answerDueAt: new Date(answerDue(game, now).epochMilliseconds),
  answerRemindedAt: null,
  updatedAt: new Date(now.epochMilliseconds),
});
