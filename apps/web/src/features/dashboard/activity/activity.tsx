import type { Notification } from "@fourball/domain/notification/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, type RefObject, useRef } from "react";
import { QueryBody } from "../../../shared/page/query-body.tsx";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { ActivityItem } from "./activity-item.tsx";
import { useMarkNotificationsRead } from "./use-mark-notifications-read.ts";

/** The notifications of the viewer, newest first. */
export function Activity(): ReactNode {
  const news = trpc.notification.list.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const heading = useRef<HTMLHeadingElement>(null);
  async function showEarlier(): Promise<void> {
    const { hasNextPage } = await news.fetchNextPage();
    // The button disappears with the last page.
    if (!hasNextPage) heading.current?.focus({ preventScroll: true });
  }
  return (
    <section aria-labelledby="activity" className="stack gap-3">
      <h2 className="text-h3" id="activity" ref={heading} tabIndex={-1}>
        Activity
      </h2>
      <QueryBody failed="Could not load your activity" query={news} skeleton={<Skeleton className="h-40 rounded-card" />}>
        {({ pages }) => (
          <>
            <Lines heading={heading} lines={pages.flatMap(({ items }) => items)} />
            {news.isFetchNextPageError ? <Message role="alert">Could not load earlier activity</Message> : null}
            {news.hasNextPage ? (
              <Button
                className="justify-self-center"
                onClick={() => void showEarlier()}
                pending={news.isFetchingNextPage}
                variant="secondary"
              >
                Show earlier
              </Button>
            ) : null}
          </>
        )}
      </QueryBody>
    </section>
  );
}

type LinesProps = { lines: readonly Notification[]; heading: RefObject<HTMLHeadingElement | null> };

function Lines({ lines, heading }: LinesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // The button disappears with the unread marks.
  const leaveButton = (): void => heading.current?.focus({ preventScroll: true });
  const { isNew, readAll, readingAll } = useMarkNotificationsRead(lines, list, leaveButton);
  const hasUnread = lines.some(isNew);
  return (
    <Card ref={list}>
      {lines.length === 0 ? (
        <p className="px-4 py-5 text-ink-2 text-small sm:px-5">
          Nothing yet. Requests, answers and changes of your games stand here.
        </p>
      ) : (
        <ol aria-labelledby="activity">
          {lines.map((line) => (
            <ActivityItem isNew={isNew(line)} key={line.id} notification={line} />
          ))}
        </ol>
      )}
      {hasUnread ? (
        <div className="border-line border-t px-2 py-1.5">
          <Button onClick={readAll} pending={readingAll} size="small" variant="ghost">
            Mark all as read
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
