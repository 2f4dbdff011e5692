import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

export type RoundStage = "to come" | "under way" | "completed" | "cancelled";

type Game = Pick<TeeTimeCard, "status" | "teeOffAt">;

/** Where a game is in its life. A round that must be over is, even if nobody has written it down yet. */
export function roundStage({ status, teeOffAt }: Game, now = Temporal.Now.instant()): RoundStage {
  if (status !== "active") return status;
  const hoursPlayed = Temporal.Instant.from(teeOffAt).until(now).total("hours");
  if (hoursPlayed < 0) return "to come";
  return hoursPlayed < ROUND_HOURS ? "under way" : "completed";
}
