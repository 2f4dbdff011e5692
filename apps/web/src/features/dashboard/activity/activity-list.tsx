import type { Notification } from "@fourball/domain/notification/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { DATE_GROUPS, dateGroup } from "../../../kit/moments.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { dashboardTexts } from "../texts.ts";
import { useIncoming } from "../use-incoming.ts";
import { ActivityItem } from "./activity-item.tsx";
import { UnreadChats, useUnreadChats } from "./unread-chats.tsx";
import { useActivity } from "./use-activity.ts";
import { useMarkNotificationsRead } from "./use-mark-notifications-read.ts";

type ActivityListProps = {
  /** Takes the focus when the focused button disappears. */
  heading: RefObject<HTMLElement | null>;
  /** So many lines before Show all. */
  shownFirst: number;
};

/** What happened in the viewer's games, newest first. A request that waits for an answer is on the page already. */
export function ActivityList({ heading, shownFirst }: ActivityListProps): ReactNode {
  const activity = useActivity();
  const { data: waiting = [] } = useIncoming();
  const [isOpen, setOpen] = useState(false);
  const leaveButton = (): void => heading.current?.focus({ preventScroll: true });
  return (
    <QueryBody
      failed={dashboardTexts.activity.failed}
      query={activity}
      skeleton={<Skeleton className="h-[calc(6*4.5rem)] rounded-card" />}
    >
      {({ pages }) => {
        const lines = pages.flatMap(({ items }) => items).filter((line) => !waiting.some(({ id }) => id === requestOf(line)));
        const isCut = !isOpen && lines.length > shownFirst;
        return (
          <div className="stack gap-3">
            <Groups isEmpty={lines.length === 0} leaveButton={leaveButton} lines={isCut ? lines.slice(0, shownFirst) : lines} />
            {activity.isFetchNextPageError ? <Message role="alert">{dashboardTexts.activity.failedEarlier}</Message> : null}
            {isCut ? (
              <Button
                className="justify-self-center"
                onClick={() => {
                  setOpen(true);
                  if (!activity.hasNextPage) leaveButton();
                }}
                variant="ghost"
              >
                {dashboardTexts.activity.showAll}
              </Button>
            ) : null}
            {!isCut && activity.hasNextPage ? <EarlierButton activity={activity} onAllShown={leaveButton} /> : null}
          </div>
        );
      }}
    </QueryBody>
  );
}

type EarlierButtonProps = { activity: ReturnType<typeof useActivity>; onAllShown: () => void };

function EarlierButton({ activity, onAllShown }: EarlierButtonProps): ReactNode {
  async function showEarlier(): Promise<void> {
    const { hasNextPage } = await activity.fetchNextPage();
    if (!hasNextPage) onAllShown();
  }
  return (
    <Button
      className="justify-self-center"
      onClick={() => void showEarlier()}
      pending={activity.isFetchingNextPage}
      variant="secondary"
    >
      {dashboardTexts.activity.showEarlier}
    </Button>
  );
}

/** The request that a notification is about, and nothing else. */
function requestOf({ content }: Notification): string | undefined {
  switch (content.kind) {
    case "join-requested":
      return content.participantId;
    case "guest-requested":
      return content.guestRequestId;
    case "answer-due":
      return content.participantId ?? content.guestRequestId;
    default:
      return undefined;
  }
}

type GroupsProps = { lines: readonly Notification[]; isEmpty: boolean; leaveButton: () => void };

/** Today, this week and earlier, each with its heading. */
function Groups({ lines, isEmpty, leaveButton }: GroupsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { isNew, readAll, readingAll } = useMarkNotificationsRead(lines, list, leaveButton);
  const chats = useUnreadChats();
  const now = Temporal.Now.instant();
  const groups = DATE_GROUPS.map((group) => ({
    group,
    chats: group === "today" ? chats : [],
    lines: lines.filter(({ createdAt }) => dateGroup(createdAt, now) === group),
  })).filter((each) => each.lines.length + each.chats.length > 0);
  return (
    <div className="stack gap-3" ref={list}>
      {isEmpty && groups.length === 0 ? (
        <Card className="px-4 py-5 text-ink-2 text-small sm:px-5">{dashboardTexts.activity.none}</Card>
      ) : null}
      {groups.map((each, place) => (
        <Group
          action={
            place === 0 && lines.some(isNew) ? (
              <Button onClick={readAll} pending={readingAll} size="small" variant="ghost">
                {dashboardTexts.activity.markAllRead}
              </Button>
            ) : null
          }
          key={each.group}
          title={dashboardTexts.activity.groups[each.group]}
        >
          <UnreadChats chats={each.chats} />
          {each.lines.map((line) => (
            <ActivityItem isNew={isNew(line)} key={line.id} notification={line} />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }): ReactNode {
  const titleId = useId();
  return (
    <div className="stack gap-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-[1.125rem] sm:text-small sm:tracking-normal" id={titleId}>
          {title}
        </h3>
        {action}
      </div>
      <Card>
        <ol aria-labelledby={titleId}>{children}</ol>
      </Card>
    </div>
  );
}
