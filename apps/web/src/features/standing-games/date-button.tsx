import type { StandingDate } from "@fourball/domain/standing-game/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { shortDate } from "../../kit/formatting.ts";
import { QuestionButton } from "../../kit/page/question-button.tsx";
import { texts } from "./texts.ts";
import { useSkipDate } from "./use-skip-date.ts";

const words = texts.dates;

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
