import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useQueued } from "./queued.ts";
import type { QueuedChange } from "./queued-change.ts";

const QueuedNotice = lazy(() => import("./queued-notice.tsx").then(({ QueuedNotice }) => ({ default: QueuedNotice })));

type IfQueuedProps = {
  isAbout: (change: QueuedChange) => boolean;
  /** What the change is made with: not shown while one waits. */
  children: ReactNode;
};

/** What became of a change that is queued, in the place where it was made. */
export function IfQueued({ isAbout, children }: IfQueuedProps): ReactNode {
  const change = useQueued().findLast(isAbout);
  const place = useRef<HTMLDivElement>(null);
  const isQueued = change !== undefined;
  const wasQueued = useRef(isQueued);
  // The notice had the focus with its button; what it is made with again takes it.
  useEffect(() => {
    if (wasQueued.current && !isQueued && document.activeElement === document.body)
      place.current?.querySelector("button")?.focus({ preventScroll: true });
    wasQueued.current = isQueued;
  }, [isQueued]);
  return (
    <div className="contents" ref={place}>
      {change ? (
        <Suspense>
          <QueuedNotice change={change} />
        </Suspense>
      ) : null}
      {isQueued && change.refusal === null ? null : children}
    </div>
  );
}

export const isWithdrawalFrom =
  (id: string) =>
  ({ path, teeTimeId }: QueuedChange): boolean =>
    path === "teeTime.withdraw" && teeTimeId === id;

export const isArrivalAt =
  (id: string) =>
  ({ path, teeTimeId }: QueuedChange): boolean =>
    path === "attendance.arrive" && teeTimeId === id;

/** The host's answer to a request of a golfer or a guest. */
export const isAnswerTo =
  (id: string) =>
  (change: QueuedChange): boolean =>
    (change.path === "participation.decide" && change.input.participantId === id) ||
    (change.path === "guest.decide" && change.input.guestRequestId === id);
