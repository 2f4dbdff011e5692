import type { LiveChange } from "@fourball/domain/live/change";
import type { StandingDate } from "@fourball/domain/standing-game/schema";
import { shortDate } from "../../kit/formatting.ts";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
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
  const feedback = useMutationFeedback({ done: texts.dates.done(day), failed: texts.dates.failed, reason: "below" });
  const undoing = useMutationFeedback({ done: texts.dates.undone(day), failed: texts.dates.undoFailed, reason: "below" });
  const skip = trpc.standingGame.skipDate.useMutation({
    onSuccess: () => feedback.onDone(teeTimeId ? [...ownTeeTimeChange(teeTimeId, "cancelled"), NEWS] : [NEWS]),
    onError: feedback.onFailed,
  });
  const undo = trpc.standingGame.skipDate.useMutation({
    // One that is near becomes a tee time at once.
    onSuccess: () => undoing.onDone([NEWS, { type: "own-games" }]),
    onError: undoing.onFailed,
  });
  return {
    skip: () => skip.mutateAsync({ standingGameId, date, isSkipped: true }),
    undo: () => undo.mutateAsync({ standingGameId, date, isSkipped: false }),
    pending: skip.isPending || undo.isPending,
  };
}
