import { iconButtonStyle, NewsCount } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import type { ReactNode } from "react";
import { countText } from "../shared/formatting.ts";
import { trpc } from "../shared/trpc.ts";
import { pages } from "./pages.ts";
import { useUnread } from "./unread.ts";

export function NotificationsBell(): ReactNode {
  const news = trpc.notification.unread.useQuery().data?.unread ?? 0;
  const messages = useUnread().total;
  const words = [news > 0 ? `${news} new` : "", messages > 0 ? countText(messages, "unread message") : ""].filter(Boolean);
  return (
    <Link aria-label={["Notifications", ...words].join(", ")} className={iconButtonStyle()} to={pages.dashboard}>
      <Bell aria-hidden="true" />
      <NewsCount>{news + messages}</NewsCount>
    </Link>
  );
}
