import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useUnread } from "../../tee-time/chat/unread.ts";
import { texts } from "./texts.ts";

/** In a single column the chat is a separate view. */
export function PageViews({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const unread = useUnread().of(teeTimeId);
  const page = {
    to: "/tee-times/$teeTimeId",
    params: { teeTimeId },
    activeOptions: { exact: true },
    className: viewStyle,
    replace: true,
    resetScroll: false,
  } as const;
  return (
    <nav aria-label={texts.page.views} className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1 lg:hidden">
      <Link {...page} search={({ view: _, ...search }) => search}>
        {texts.page.details}
      </Link>
      <Link
        {...page}
        aria-label={unread > 0 ? texts.page.chatUnread(unread) : undefined}
        search={(search) => ({ ...search, view: "chat" })}
      >
        {texts.page.chat} {unread > 0 ? <span className="tabular-nums">{`(${unread})`}</span> : null}
      </Link>
    </nav>
  );
}

const viewStyle =
  "flex min-h-10 items-center justify-center gap-1.5 rounded-tag font-semibold text-ink-2 text-small no-underline aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card coarse:min-h-11";
