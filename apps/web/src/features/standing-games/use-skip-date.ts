import type { LiveChange } from "@fourball/domain/live/change";
import type { StandingDate } from "@fourball/domain/standing-game/schema";
import { shortDate } from "../../kit/formatting.ts";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useAction } from "../../kit/use-action.ts";
import { texts } from "./texts.ts";

const NEWS: LiveChange = { type: "news" };

type SkipDate = {
  /** Both reject when they are refused; a toast says why. */
  skip: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  pending: boolean;
};

/** The host skips a date, or takes that back while it is no tee time. */
export function useSkipDate(standingGameId: string, { date, teeTimeId }: StandingDate): SkipDate {
  const day = shortDate(date);
  const skip = useAction(trpc.standingGame.skipDate, {
    done: texts.dates.done(day),
    failed: texts.dates.failed,
    change: () => (teeTimeId ? [...ownTeeTimeChange(teeTimeId, "cancelled"), NEWS] : [NEWS]),
  });
  const undo = useAction(trpc.standingGame.skipDate, {
    done: texts.dates.undone(day),
    failed: texts.dates.undoFailed,
    // One that is near becomes a tee time at once.
    change: () => [NEWS, { type: "own-games" }],
  });
  return {
    skip: () => skip.mutateAsync({ standingGameId, date, isSkipped: true }),
    undo: () => undo.mutateAsync({ standingGameId, date, isSkipped: false }),
    pending: skip.isPending || undo.isPending,
  };
}
