import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import type { QueuedChange } from "./queued-change.ts";
import { queueTexts } from "./texts.ts";
import { useSendQueue } from "./use-send-queue.ts";

type QueuedNoticeProps = {
  change: QueuedChange;
  /** Follows the reason of a refusal. */
  children?: ReactNode;
};

/** What waits for a connection, or why the server didn't take it, with the way out. */
export function QueuedNotice({ change, children }: QueuedNoticeProps): ReactNode {
  const { id, path, refusal, about } = change;
  const { drop, retry } = useSendQueue();
  const small = { size: "small", variant: "secondary" } as const;
  if (refusal === null)
    return (
      <Alert
        action={
          <Button {...small} onClick={() => void drop(id)}>
            {queueTexts.undo}
          </Button>
        }
        tone="info"
      >
        {queueTexts.waiting[path]}
      </Alert>
    );
  return (
    <Alert className="mb-2" title={queueTexts.refused(change)} tone="warn">
      <p>
        {about?.golfer ? `${about.game}. ` : null}
        {refusal} {children}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button {...small} onClick={() => void retry(id)}>
          {queueTexts.retry}
        </Button>
        <Button {...small} onClick={() => void drop(id)}>
          {queueTexts.dismiss}
        </Button>
      </div>
    </Alert>
  );
}
