import { ROUND_HOURS } from "./constants.ts";

type Game = { teeOffAt: Temporal.Instant };

/** When a round is over, however late that is noticed. */
export const completionOf = ({ teeOffAt }: Game): Temporal.Instant => teeOffAt.add({ hours: ROUND_HOURS });

export const isOver = (game: Game, now: Temporal.Instant): boolean => Temporal.Instant.compare(completionOf(game), now) <= 0;

/** The latest tee-off of a round that is over by now. */
export const latestTeeOffOver = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: ROUND_HOURS });
