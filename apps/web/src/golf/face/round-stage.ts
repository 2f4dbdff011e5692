import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

export type RoundStage = "to come" | "under way" | "completed" | "cancelled";

type Game = Pick<TeeTimeCard, "status" | "teeOffAt">;

/** Nobody can take a spot in a cancelled game or one that has begun. */
export const isOver = (game: Game): boolean => roundStage(game) !== "to come";

/** The stage of a game. A round that must be over counts as completed before the job has marked it. */
export function roundStage({ status, teeOffAt }: Game, now = Temporal.Now.instant()): RoundStage {
  if (status !== "active") return status;
  const hours = hoursPlayed(teeOffAt, now);
  if (hours < 0) return "to come";
  return hours < ROUND_HOURS ? "under way" : "completed";
}

/** From three hours before tee-off until the first putt is rolled, at whatever time of the day that is. */
export function isMorningOf({ status, teeOffAt }: Game, now = Temporal.Now.instant()): boolean {
  const hours = hoursPlayed(teeOffAt, now);
  return status === "active" && hours >= -3 && hours < 0.25;
}

const hoursPlayed = (teeOffAt: string, now: Temporal.Instant): number =>
  Temporal.Instant.from(teeOffAt).until(now).total("hours");
