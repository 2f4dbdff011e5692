import { CountBadge, iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { pages } from "../../shared/page/pages.ts";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { useUnread } from "../../tee-time/chat/unread.ts";
import { texts } from "../texts.ts";

const load = () => import("../../features/dashboard/activity/bell-popover.tsx");
const BellPopover = lazy(() => load().then(({ BellPopover }) => ({ default: BellPopover })));
const preload = (): void => void load();

/** A link to the dashboard: on a phone to Activity; on wider screens a plain press shows the last lines in place. */
export function NotificationsBell(): ReactNode {
  const unread = trpc.notification.unread.useQuery().data?.unread ?? 0;
  const unreadMessages = useUnread().total;
  const isRoomy = useIsRoomy();
  const bell = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  function toggle(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  }
  const popover = isRoomy
    ? ({ "aria-haspopup": "dialog", "aria-expanded": isOpen ?? false, onClick: toggle, onPointerEnter: preload } as const)
    : { search: { tab: "requests" as const } };
  return (
    <>
      <Link
        aria-label={texts.bell(unread, unreadMessages)}
        className={iconButtonStyle()}
        ref={bell}
        to={pages.dashboard}
        {...popover}
      >
        <Bell aria-hidden="true" />
        <CountBadge>{unread + unreadMessages}</CountBadge>
      </Link>
      {isRoomy && isOpen !== undefined ? (
        <Suspense>
          <BellPopover bell={bell} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
