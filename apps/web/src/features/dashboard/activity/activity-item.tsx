import type { Notification } from "@fourball/domain/notification/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../shared/page/relative-time.tsx";
import { isRequest, notificationDetails, notificationText } from "./notification-text.ts";

export function ActivityItem({ notification, isNew }: { notification: Notification; isNew: boolean }): ReactNode {
  const { news, timeZone, createdAt } = notification;
  const { game, before, reason } = notificationDetails(news, timeZone);
  return (
    <li className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2 border-line border-t px-4 py-3 first:border-t-0 hover:bg-sunken sm:px-5">
      {isNew ? <span aria-hidden="true" className="keeps-colors mt-1.5 size-2.5 rotate-45 bg-flag" /> : null}
      <div className="col-start-2 grid gap-0.5 text-small">
        <p className={isNew ? "font-semibold" : undefined}>
          {isNew ? <span className="text-flag-text">New: </span> : null}
          <Way notification={notification}>{notificationText(news, notification)}</Way>
        </p>
        {before ? (
          <p className="text-ink-2">
            <span className="sr-only">Before: </span>
            <s>{before}</s>
          </p>
        ) : null}
        {game ? (
          <p className="text-ink-2">
            {before ? <span className="sr-only">Now: </span> : null}
            {game}
          </p>
        ) : null}
        {reason ? <p className="wrap-anywhere">The host wrote: “{reason}”</p> : null}
        <p className="text-ink-2 text-micro">
          <RelativeTime at={createdAt} />
        </p>
      </div>
    </li>
  );
}

const wayStyle = "stretch-link text-ink no-underline";

/** Links to the requests tab for pending requests, otherwise to the game. */
function Way({ notification: { news, teeTimeId }, children }: { notification: Notification; children: string }): ReactNode {
  if (isRequest(news))
    return (
      <Link className={wayStyle} resetScroll={false} search={{ tab: "requests" }} to="/dashboard">
        {children}
      </Link>
    );
  if (!teeTimeId) return children;
  return (
    <Link className={wayStyle} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
      {children}
    </Link>
  );
}
