import { completionOf, latestTeeOffOver } from "../tee-time/completion.ts";
import { AFTER_ROUND_HOURS } from "./constants.ts";

/** Until when a link to a round works. */
export const roundLinkEnd = (game: { teeOffAt: Temporal.Instant }): Temporal.Instant =>
  completionOf(game).add({ hours: AFTER_ROUND_HOURS });

/** The links to rounds that started before then work no longer. */
export const latestTeeOffOfSpentLinks = (now: Temporal.Instant): Temporal.Instant =>
  latestTeeOffOver(now).subtract({ hours: AFTER_ROUND_HOURS });
