import type { Notification } from "@fourball/domain/notification/schema";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Popover } from "@fourball/ui/overlays/popover";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { pages } from "../../../kit/page/pages.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { dashboardTexts } from "../texts.ts";
import { ActivityItem } from "./activity-item.tsx";
import { UnreadChats, useUnreadChats } from "./unread-chats.tsx";
import { useActivity } from "./use-activity.ts";
import { useMarkNotificationsRead } from "./use-mark-notifications-read.ts";

const SHOWN = 10;

type BellPopoverProps = { bell: RefObject<HTMLElement | null>; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** The last ten lines of the activity list. */
export function BellPopover({ bell, isOpen, onOpenChange }: BellPopoverProps): ReactNode {
  const activity = useActivity();
  useCloseOnLeaving(() => onOpenChange(false));
  return (
    <Popover
      align="end"
      anchor={bell}
      className="max-h-(--available-height) w-90 overflow-y-auto p-0!"
      onOpenChange={onOpenChange}
      open={isOpen}
      title={
        <span className="flex items-baseline justify-between gap-3 px-4 pt-4">
          {dashboardTexts.activity.heading}
          <Link className={linkStyle({ className: "text-small" })} to={pages.dashboard}>
            {dashboardTexts.activity.showAll}
          </Link>
        </span>
      }
    >
      <QueryBody failed={dashboardTexts.activity.failed} query={activity}>
        {({ pages: loaded }) => <Lines lines={loaded.flatMap(({ items }) => items).slice(0, SHOWN)} />}
      </QueryBody>
    </Popover>
  );
}

function Lines({ lines }: { lines: readonly Notification[] }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { isNew } = useMarkNotificationsRead(lines, list);
  const chats = useUnreadChats();
  if (lines.length + chats.length === 0) return <p className="px-4 pb-5 text-ink-2 text-small">{dashboardTexts.activity.none}</p>;
  return (
    <div ref={list}>
      <ol aria-label={dashboardTexts.activity.heading}>
        <UnreadChats chats={chats} />
        {lines.map((line) => (
          <ActivityItem isNew={isNew(line)} key={line.id} notification={line} />
        ))}
      </ol>
    </div>
  );
}

/** A press on one of the lines leads elsewhere. */
function useCloseOnLeaving(close: () => void): void {
  const page = useLocation({ select: ({ href }) => href });
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    close();
  });
}
