import { CountBadge, iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import type { ReactNode } from "react";
import { countText } from "../../shared/formatting.ts";
import { pages } from "../../shared/page/pages.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { useUnread } from "../../tee-time/chat/unread.ts";

export function NotificationsBell(): ReactNode {
  const unread = trpc.notification.unread.useQuery().data?.unread ?? 0;
  const unreadMessages = useUnread().total;
  const labelParts = [
    unread > 0 ? `${unread} new` : "",
    unreadMessages > 0 ? countText(unreadMessages, "unread message") : "",
  ].filter(Boolean);
  return (
    <Link aria-label={["Notifications", ...labelParts].join(", ")} className={iconButtonStyle()} to={pages.dashboard}>
      <Bell aria-hidden="true" />
      <CountBadge>{unread + unreadMessages}</CountBadge>
    </Link>
  );
}
