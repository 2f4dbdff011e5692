import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useQueued } from "../../kit/queue/queued.ts";
import { notify } from "../../kit/toast.ts";
import { texts } from "./texts.ts";

const RefusedList = lazy(() => import("../../kit/queue/refused-list.tsx").then(({ RefusedList }) => ({ default: RefusedList })));
const QueuedNotice = lazy(() =>
  import("../../kit/queue/queued-notice.tsx").then(({ QueuedNotice }) => ({ default: QueuedNotice })),
);

/** What the server refused later on, wherever the golfer is by then: the thing itself may be gone. Its own page says so in place. */
export function RefusedChanges(): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const refused = useQueued().filter(({ refusal, teeTimeId }) => refusal !== null && path !== `/tee-times/${teeTimeId}`);
  const [first, ...others] = refused;
  const count = refused.length;
  useEffect(() => {
    // The notice is above the page.
    if (count > 0 && window.scrollY > 0) void notify({ type: "error", title: texts.refused(count), description: texts.seeTop });
  }, [count]);
  if (!first) return null;
  return (
    <div className="page-width pt-3">
      <Suspense>
        {others.length > 0 ? (
          <RefusedList changes={refused} />
        ) : (
          <QueuedNotice change={first}>
            <Link className={linkStyle()} params={{ teeTimeId: first.teeTimeId }} to="/tee-times/$teeTimeId">
              {texts.openGame}
            </Link>
          </QueuedNotice>
        )}
      </Suspense>
    </div>
  );
}
