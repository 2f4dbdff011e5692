import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useQueued } from "../../shared/queue/queued.ts";
import { texts } from "./texts.ts";

const QueuedNotice = lazy(() =>
  import("../../shared/queue/queued-notice.tsx").then(({ QueuedNotice }) => ({ default: QueuedNotice })),
);

/** What the server refused later on, wherever the golfer is by then: the thing itself may be gone. Its own page says so in place. */
export function RefusedChanges(): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const refused = useQueued().filter(({ refusal, teeTimeId }) => refusal !== null && path !== `/tee-times/${teeTimeId}`);
  if (refused.length === 0) return null;
  return (
    <div className="page-width grid gap-3 pt-3">
      {refused.map((change) => (
        <Suspense key={change.id}>
          <QueuedNotice change={change}>
            <Link className={linkStyle()} params={{ teeTimeId: change.teeTimeId }} to="/tee-times/$teeTimeId">
              {texts.openGame}
            </Link>
          </QueuedNotice>
        </Suspense>
      ))}
    </div>
  );
}
