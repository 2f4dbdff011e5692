import type { LiveChange } from "@fourball/domain/live/change";
import type { StandingDate } from "@fourball/domain/standing-game/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { shortDate } from "../../kit/formatting.ts";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { QuestionButton } from "../../kit/page/question-button.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useAction } from "../../kit/use-action.ts";
import { standingGamesTexts } from "./texts.ts";

const words = standingGamesTexts.dates;

/** For the host. A posted date is cancelled with notice, so that asks first. */
export function DateButton({ date, standingGameId }: { date: StandingDate; standingGameId: string }): ReactNode {
  const { skip, undo, pending } = useSkipDate(standingGameId, date);
  const day = shortDate(date.date);
  const look = { size: "small", variant: "ghost" } as const;
  if (date.state === "posted")
    return (
      <QuestionButton {...look} aria-label={words.skipDay(day)} question={{ ...words.question(day), onConfirm: skip }}>
        {words.skip}
      </QuestionButton>
    );
  // A toast says why it didn't work.
  const press = (action: () => Promise<unknown>) => () => void action().catch(() => undefined);
  if (date.state === "planned")
    return (
      <Button {...look} aria-label={words.skipDay(day)} onClick={press(skip)} pending={pending}>
        {words.skip}
      </Button>
    );
  // What is cancelled stays so.
  return date.teeTimeId ? null : (
    <Button aria-label={words.undoDay(day)} onClick={press(undo)} pending={pending} size="small" variant="secondary">
      {words.undo}
    </Button>
  );
}

const NOTIFICATIONS: LiveChange = { type: "notifications" };

type SkipDate = {
  /** Both reject when they are refused; a toast says why. */
  skip: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  pending: boolean;
};

/** The host skips a date, or takes that back while it is no tee time. */
function useSkipDate(standingGameId: string, { date, teeTimeId }: StandingDate): SkipDate {
  const day = shortDate(date);
  const skip = useAction(trpc.standingGame.skipDate, {
    done: standingGamesTexts.dates.done(day),
    failed: standingGamesTexts.dates.failed,
    change: () => (teeTimeId ? [...ownTeeTimeChange(teeTimeId, "cancelled"), NOTIFICATIONS] : [NOTIFICATIONS]),
  });
  const undo = useAction(trpc.standingGame.skipDate, {
    done: standingGamesTexts.dates.undone(day),
    failed: standingGamesTexts.dates.undoFailed,
    // One that is near becomes a tee time at once.
    change: () => [NOTIFICATIONS, { type: "own-games" }],
  });
  return {
    skip: () => skip.mutateAsync({ standingGameId, date, isSkipped: true }),
    undo: () => undo.mutateAsync({ standingGameId, date, isSkipped: false }),
    pending: skip.isPending || undo.isPending,
  };
}
