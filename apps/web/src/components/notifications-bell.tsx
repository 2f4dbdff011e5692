import { iconButtonStyle, NewsDot } from "@fourball/ui/icon-button";
import Bell from "lucide-react/icons/bell";
import type { ReactNode } from "react";
import { countText } from "../shared/formatting.ts";
import { trpc } from "../shared/trpc.ts";
import { pages } from "./pages.ts";

export function NotificationsBell(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  const waiting = data?.requestsWaiting ?? 0;
  return (
    <a
      aria-label={waiting > 0 ? `Notifications, ${countText(waiting, "request")} waiting` : "Notifications"}
      className={iconButtonStyle()}
      href={pages.dashboard}
    >
      <Bell aria-hidden="true" />
      {waiting > 0 ? <NewsDot /> : null}
    </a>
  );
}
