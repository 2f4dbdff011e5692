import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useAction } from "../../kit/use-action.ts";
import { deadlineText } from "../clock/due-text.ts";
import { headStartTexts } from "./texts.ts";

/** For the host of a game with a head start: until when it runs, and its end. */
export function HeadStartNote({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const request = useAction(trpc.teeTime.openNow, {
    done: headStartTexts.opened,
    failed: headStartTexts.openFailed,
    change: ({ id }) => ownTeeTimeChange(id, "edited"),
  });
  if (!teeTime.opensToAllAt || teeTime.viewerStatus !== "host" || teeTime.status !== "active") return null;
  const until = deadlineText(teeTime.opensToAllAt, Temporal.Now.instant(), teeTime.course.timeZone);
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{teeTime.standingGameId ? headStartTexts.noteOfRegulars(until) : headStartTexts.note(until)}</p>
        <Button
          onClick={() => request.mutate({ teeTimeId: teeTime.id })}
          pending={request.isPending}
          size="small"
          variant="secondary"
        >
          {headStartTexts.openNow}
        </Button>
      </div>
    </Alert>
  );
}
