import type { Notification } from "@fourball/domain/notification/schema";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { cancelReasonText } from "@fourball/domain/tee-time/cancel-reason";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { RelativeTime } from "../../../kit/page/relative-time.tsx";
import { dashboardTexts } from "../texts.ts";
import { ActivityFace } from "./activity-face.tsx";
import { KINDS } from "./kinds.ts";
import { isRare, notificationDetails, notificationText } from "./notification-text.ts";
import { Way } from "./way.tsx";

const RareWords = lazy(() => import("./rare-words.tsx").then((m) => ({ default: m.RareWords })));

/** A face, the words, and how new it is. */
export const lineStyle =
  "relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.25 px-4 py-2.5 transition-colors hover:bg-sunken [&+&]:tear";

export function ActivityItem({ notification, isNew }: { notification: Notification; isNew: boolean }): ReactNode {
  const { content, timeZone, createdAt } = notification;
  const { game, before, reason } = notificationDetails(content, timeZone);
  return (
    <li className={lineStyle} data-notification={notification.id}>
      <ActivityFace actor={faceOf(notification)} {...KINDS[content.kind]} />
      <div className="min-w-0 leading-snug">
        <p className={isNew ? "font-semibold text-[0.906rem]" : "text-[0.906rem]"}>
          {isNew ? <span className="sr-only">{dashboardTexts.activity.isNew}</span> : null}
          {isRare(content) ? (
            <Suspense fallback={<Skeleton className="h-5" />}>
              <RareWords content={content} notification={notification} />
            </Suspense>
          ) : (
            <Way notification={notification}>{notificationText(content, notification)}</Way>
          )}
        </p>
        <div className="text-ink-2 text-small">
          {before ? (
            <p className="truncate" title={before}>
              <span className="sr-only">{dashboardTexts.activity.before}</span>
              <s>{before}</s>
            </p>
          ) : null}
          {game ? (
            <p className="truncate" title={game}>
              {before ? <span className="sr-only">{dashboardTexts.activity.now}</span> : null}
              {game}
            </p>
          ) : null}
        </div>
        {reason ? <p className="text-small wrap-anywhere">{cancelReasonText(reason)}</p> : null}
      </div>
      <p className="flex items-center gap-1.5 self-start pt-0.5 text-ink-2 text-micro">
        {isNew ? <NewMark /> : null}
        <RelativeTime at={createdAt} />
      </p>
    </li>
  );
}

export const NewMark = (): ReactNode => (
  <span aria-hidden="true" className="keeps-colors mt-1.5 size-2 self-start rounded-chip bg-flag" />
);

/** A guest has a name only. */
const faceOf = ({ actor, actorName }: Notification): PlayerAvatar | null =>
  actor ?? (actorName ? { firstName: actorName, lastName: null, profileImageUrl: null } : null);
