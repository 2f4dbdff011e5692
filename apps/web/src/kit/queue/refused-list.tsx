import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { QueuedChange } from "./queued-change.ts";
import { queueTexts } from "./texts.ts";
import { useSendQueue } from "./use-send-queue.ts";

/** Several refusals at once, as after hours without a connection: one notice, whose links lead to where each can be tried again. */
export function RefusedList({ changes }: { changes: readonly QueuedChange[] }): ReactNode {
  const { drop } = useSendQueue();
  const dropAll = async (): Promise<void> => {
    for (const { id } of changes) await drop(id);
  };
  return (
    <Alert className="mb-2" title={queueTexts.refusedCount(changes.length)} tone="warn">
      <ul className="my-1 grid gap-1">
        {changes.map((change) => (
          <li key={change.id}>
            <Link className={linkStyle()} params={{ teeTimeId: change.teeTimeId }} to="/tee-times/$teeTimeId">
              {queueTexts.refused(change)}
            </Link>
            {change.about?.golfer ? `, ${change.about.game}` : null}. {change.refusal}
          </li>
        ))}
      </ul>
      <Button onClick={() => void dropAll()} size="small" variant="secondary">
        {queueTexts.dismiss}
      </Button>
    </Alert>
  );
}
