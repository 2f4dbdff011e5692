import { fail } from "../failure.ts";
import { completionOf } from "../tee-time/completion.ts";
import { assertActive } from "../tee-time/spots.ts";
import { ARRIVAL_MINUTES, ARRIVAL_UNDO_MINUTES, LATE_ARRIVAL_HOURS } from "./constants.ts";

type Game = { teeOffAt: Temporal.Instant };
type GameWithStatus = Game & { status: string };

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;
const earlierOf = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (isBefore(a, b) ? a : b);

/** When golfers can say that they're here. */
export const arrivalWindow = ({ teeOffAt }: Game): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: teeOffAt.subtract({ minutes: ARRIVAL_MINUTES }),
  until: completionOf({ teeOffAt }),
});

export function canArrive(game: GameWithStatus, now: Temporal.Instant): boolean {
  const { from, until } = arrivalWindow(game);
  return game.status !== "cancelled" && !isBefore(now, from) && isBefore(now, until);
}

type Tap = { tappedAt: Temporal.Instant; now: Temporal.Instant };

/** The moment that a tap counts for: its own, but never later than now, as a phone's clock may be fast. */
export function arrivedAt(game: GameWithStatus, { tappedAt, now }: Tap): Temporal.Instant {
  assertActive(game);
  const at = earlierOf(tappedAt, now);
  const { from, until } = arrivalWindow(game);
  if (isBefore(at, from)) throw fail("arrivalTooEarly", { values: { minutes: ARRIVAL_MINUTES } });
  if (!isBefore(at, until)) throw fail("roundOver");
  if (isBefore(at, now.subtract({ hours: LATE_ARRIVAL_HOURS }))) throw fail("arrivalTooLate");
  return at;
}

/** Until when it can be taken back. Once the round is over, it's part of the record. */
export const arrivalUndoEnds = (game: Game, recordedAt: Temporal.Instant): Temporal.Instant =>
  earlierOf(recordedAt.add({ minutes: ARRIVAL_UNDO_MINUTES }), arrivalWindow(game).until);

export function assertCanTakeBackArrival(
  game: Game,
  { recordedAt, now }: { recordedAt: Temporal.Instant; now: Temporal.Instant },
): void {
  if (!isBefore(now, arrivalUndoEnds(game, recordedAt)))
    throw fail("arrivalUndoOver", { values: { minutes: ARRIVAL_UNDO_MINUTES } });
}
